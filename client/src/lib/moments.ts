/** When something was, as people say it. */
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
  ['week', 5],
];

/** How long ago a moment was; what is older than a few weeks gets its date. */
export function ago(language: string, at: string, now = Date.now()): string {
  const said = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  let past = (now - Date.parse(at)) / 1000;
  for (const [unit, most] of STEPS) {
    if (past < most) return unit === 'second' ? said.format(0, 'second') : said.format(-Math.floor(past), unit);
    past /= most;
  }
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(at));
}

/** The moment itself. */
export function exactly(language: string, at: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(at));
}

/** Time in figures. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (figure: number) => String(Math.floor(figure)).padStart(2, '0');

/** The figures and marks of a time: 6:42, 1:06:42; over two days, the hours alone would mislead: 3d 04h. */
export function clockParts(seconds: number): string[] {
  if (seconds >= 2 * DAY) return [...`${Math.floor(seconds / DAY)}d ${two((seconds % DAY) / HOUR)}h`];
  const rest = `${two((seconds % HOUR) / MINUTE)}:${two(seconds % MINUTE)}`;
  if (seconds >= HOUR) return [...`${Math.floor(seconds / HOUR)}:${rest}`];
  return [...rest.replace(/^0/, '')];
}

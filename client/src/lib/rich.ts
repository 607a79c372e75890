/** Text of the rules: **bold**, [[a drawing]], and numbers of rules, which lead to them. */

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'drawing'; id: string }
  | { kind: 'clause'; clause: string };

const MARKS = /\*\*(.+?)\*\*|\[\[([\w-]+)\]\]|\b([WLS]\d+)\b/g;

export function parts(text: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    const [all, bold, drawing, clause] = match;
    if (bold) found.push({ kind: 'bold', text: bold });
    else if (drawing) found.push({ kind: 'drawing', id: drawing });
    else if (clause) found.push({ kind: 'clause', clause });
    at = match.index + all.length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

/** The text alone, for a search. */
export function plain(text: string): string {
  return text.replace(/\*\*|\[\[[\w-]+\]\]/g, '');
}

/** What a rule says, in words alone: without its drawings, and without the rulings that follow it. */
export function gist(text: string): string {
  const words = text.replace(/ ?\[\[[\w-]+\]\]/g, '').trim();
  const ruling = words.slice(1).search(/ \*\*[^*]+:\*\*/);
  return ruling < 0 ? words : words.slice(0, ruling + 1);
}

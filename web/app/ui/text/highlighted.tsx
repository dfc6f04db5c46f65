const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function compile(term: string): RegExp | undefined {
  const words = term.normalize('NFC').split(/\s+/).filter(Boolean).map(escaped);
  return words.length === 0 ? undefined : new RegExp(`(${words.join('|')})`, 'gi');
}

/** The texts of a page are marked for the same term. */
let last = { term: '', pattern: compile('') };

function patternOf(term: string): RegExp | undefined {
  if (term !== last.term) last = { term, pattern: compile(term) };
  return last.pattern;
}

/** The pieces of a text; every second one is a word of the term as it is written in the text. */
export function piecesOf(text: string, term: string): string[] {
  const pattern = patternOf(term);
  return pattern ? text.split(pattern) : [text];
}

/** A text with the words of a search marked. */
export const Highlighted = ({ text, term }: { text: string; term: string }) =>
  piecesOf(text, term).map((piece, index) =>
    // The pieces of a text are never reordered.
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );

/** Tags and character references: the parts of markup that are no text. */
const NO_TEXT = /(<[^<>]*>|&[#\w]+;)/;

/** Cleaned markup with the words of a search marked in its texts; its tags are unchanged. */
export function highlightedHtml(html: string, term: string): string {
  const pattern = patternOf(term);
  if (!pattern) return html;
  const mark = (text: string) => text.replace(pattern, '<mark>$1</mark>');
  return html
    .split(NO_TEXT)
    .map((part, index) => (index % 2 === 1 ? part : mark(part)))
    .join('');
}

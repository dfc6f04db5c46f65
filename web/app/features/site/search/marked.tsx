import styles from './search-screen.module.css';

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The pieces of a text; every second one is a word of the term as it is written in the text. */
export function piecesOf(text: string, term: string): string[] {
  const words = term.normalize('NFC').split(/\s+/).filter(Boolean).map(escaped);
  return words.length === 0 ? [text] : text.split(new RegExp(`(${words.join('|')})`, 'gi'));
}

/** A text with the words of a search marked. */
export const Marked = ({ text, term }: { text: string; term: string }) =>
  piecesOf(text, term).map((piece, index) =>
    // The pieces of a text are never reordered.
    index % 2 === 1 ? (
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );

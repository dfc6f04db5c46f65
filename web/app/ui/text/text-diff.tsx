import { Hint } from './hint.tsx';
import type { Block, Piece } from './diff.ts';
import { textDiffCopy as copy } from './text-diff-copy.ts';
import styles from './text-diff.module.css';

const PieceText = ({ piece: { change, text } }: { piece: Piece }) => {
  if (change === 'same') return text;
  const Mark = change === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <span className="visually-hidden">{copy[change]}: </span>
      {text}
    </Mark>
  );
};

/** What the marks of the comparisons below mean; these say it in words to those who do not see the marks. */
export const DiffLegend = () => <Hint aria-hidden>{copy.legend}</Hint>;

/** The paragraphs of a comparison: removed parts struck through, added parts marked. */
export const TextDiff = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={styles.difference}>
    {blocks.map(({ change, pieces }, index) => (
      // The blocks and pieces of one comparison never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <p key={index} data-change={change}>
        {pieces.map((piece, position) => (
          // oxlint-disable-next-line react/no-array-index-key
          <PieceText key={position} piece={piece} />
        ))}
      </p>
    ))}
  </div>
);

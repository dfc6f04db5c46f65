import { MemberText } from '../text/member-text.tsx';
import { bulkCopy as copy } from './bulk-copy.ts';
import type { Outcome } from './run-each.ts';
import styles from './bulk-sheet.module.css';

const MAX_NAMES = 8;

/** The first names of a list, and how many more there are. */
export const Names = ({ names }: { names: readonly string[] }) => (
  <ul className={styles.names}>
    {names.slice(0, MAX_NAMES).map((name, index) => (
      // Two rows may have the same name.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={index}>
        <MemberText>{name}</MemberText>
      </li>
    ))}
    {names.length > MAX_NAMES && <li>{copy.more(names.length - MAX_NAMES)}</li>}
  </ul>
);

const Failures = ({ failures }: Pick<Outcome<unknown>, 'failures'>) => (
  <div role="alert">
    <p className={styles.head}>{copy.failed(failures.length)}</p>
    <ul className={styles.names}>
      {failures.map(({ name, message }, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <b>
            <MemberText>{name}</MemberText>
          </b>{' '}
          {message}
        </li>
      ))}
    </ul>
  </div>
);

interface BulkResultProps<R> {
  outcome: Outcome<R>;
  nameOf: (row: R) => string;
  /** How many were changed, in a sentence. */
  done?: ((count: number) => string) | undefined;
}

/** The result for each row, where some could not be changed: those with their reasons, then the others. */
export const BulkResult = <R,>({ outcome, nameOf, done = copy.done }: BulkResultProps<R>) => (
  <>
    <Failures failures={outcome.failures} />
    {outcome.changed.length > 0 && (
      <>
        <p className={styles.head}>{done(outcome.changed.length)}</p>
        <Names names={outcome.changed.map(nameOf)} />
      </>
    )}
  </>
);

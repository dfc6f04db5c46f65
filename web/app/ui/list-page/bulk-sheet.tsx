import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { Button } from '../button/button.tsx';
import { Sheet } from '../layer/sheet.tsx';
import { uiCopy } from '../state/copy.ts';
import { Written } from '../text/written.tsx';
import { toast } from '../toast/toasts.ts';
import type { BulkAction } from './bulk-action.ts';
import { bulkCopy as copy } from './bulk-copy.ts';
import styles from './bulk-sheet.module.css';

/** A row that was not changed, and why. */
interface Failure {
  name: string;
  message: string;
}

interface BulkSheetProps<R> {
  action: BulkAction<R>;
  rows: readonly R[];
  nameOf: (row: R) => string;
  onClose: () => void;
  /** Everything was changed. */
  onDone: () => void;
}

const MOST_NAMES = 8;

/** The first names of a list, and how many more there are. */
const Names = ({ names }: { names: readonly string[] }) => (
  <ul className={styles.names}>
    {names.slice(0, MOST_NAMES).map((name, index) => (
      // Two rows may have the same name.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={index}>
        <Written>{name}</Written>
      </li>
    ))}
    {names.length > MOST_NAMES && <li>{copy.more(names.length - MOST_NAMES)}</li>}
  </ul>
);

async function runAll<R>({ run }: BulkAction<R>, rows: readonly R[], nameOf: (row: R) => string) {
  const failures: Failure[] = [];
  for (const row of rows) {
    try {
      await run(row);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failures.push({ name: nameOf(row), message: error.message });
    }
  }
  return failures;
}

const Failures = ({ failures }: { failures: readonly Failure[] }) => (
  <div role="alert">
    <p className={styles.head}>{copy.failed(failures.length)}</p>
    <ul className={styles.names}>
      {failures.map(({ name, message }, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <b>
            <Written>{name}</Written>
          </b>{' '}
          {message}
        </li>
      ))}
    </ul>
  </div>
);

function Preview({ changing, staying }: { changing: readonly string[]; staying: readonly string[] }) {
  if (changing.length === 0) return <p>{copy.nothing}</p>;
  return (
    <>
      <p className={styles.head}>{copy.changes(changing.length)}</p>
      <Names names={changing} />
      {staying.length > 0 && (
        <>
          <p className={styles.head}>{copy.stays(staying.length)}</p>
          <Names names={staying} />
        </>
      )}
    </>
  );
}

/** Shows what an action on several rows would change, runs it, and shows what became of each row. */
export function BulkSheet<R>({ action, rows, nameOf, onClose, onDone }: BulkSheetProps<R>) {
  const [failures, setFailures] = useState<readonly Failure[]>();
  const changing = rows.filter(action.changes);
  const staying = rows.filter((row) => !action.changes(row));
  const run = async () => {
    const failed = await runAll(action, changing, nameOf);
    await action.onDone?.();
    if (failed.length > 0) return setFailures(failed);
    toast(copy.done(changing.length), { tone: 'success' });
    onClose();
    onDone();
  };
  const kind = action.tone === 'danger' ? 'danger' : 'primary';
  return (
    <Sheet
      title={action.label}
      subtitle={failures ? copy.done(changing.length - failures.length) : action.about}
      side="centre"
      onClose={onClose}
      footer={
        failures ? (
          <Button kind="default" onClick={onClose}>
            {copy.close}
          </Button>
        ) : (
          <>
            <Button kind="default" onClick={onClose}>
              {uiCopy.cancel}
            </Button>
            <Button kind={kind} disabled={changing.length === 0} onClick={run}>
              {action.label}
            </Button>
          </>
        )
      }
    >
      {failures ? (
        <Failures failures={failures} />
      ) : (
        <Preview changing={changing.map(nameOf)} staying={staying.map(nameOf)} />
      )}
    </Sheet>
  );
}

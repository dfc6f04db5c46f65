import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { showError } from '../alert/show-error.ts';
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

/** What became of the rows. */
interface Outcome<R> {
  changed: readonly R[];
  failures: readonly Failure[];
}

const UNDO_MILLISECONDS = 20_000;

async function runAll<R>(
  run: BulkAction<R>['run'],
  rows: readonly R[],
  nameOf: (row: R) => string,
): Promise<Outcome<R>> {
  const changed: R[] = [];
  const failures: Failure[] = [];
  for (const row of rows) {
    try {
      await run(row);
      changed.push(row);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failures.push({ name: nameOf(row), message: error.message });
    }
  }
  return { changed, failures };
}

/** Restores rows; an error is shown until it is closed. */
async function undoAll<R>({ undo, onDone }: BulkAction<R>, rows: readonly R[], nameOf: (row: R) => string) {
  if (!undo) return;
  const { changed, failures } = await runAll(undo, rows, nameOf);
  await onDone?.();
  for (const { name, message } of failures) toast(`${name}: ${message}`, { tone: 'error' });
  if (changed.length > 0) toast(copy.undone(changed.length), { tone: 'success' });
}

/** Shows how many rows were changed, and for a while offers to restore them. */
function toastChanged<R>(action: BulkAction<R>, changed: readonly R[], nameOf: (row: R) => string): void {
  const undo = () => void undoAll(action, changed, nameOf).catch(showError);
  toast(copy.done(changed.length), {
    tone: 'success',
    ...(action.undo && { undo, milliseconds: UNDO_MILLISECONDS }),
  });
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

/** What became of each row, where some could not be changed. */
const Result = ({ failures, changed }: { failures: readonly Failure[]; changed: readonly string[] }) => (
  <>
    <Failures failures={failures} />
    {changed.length > 0 && (
      <>
        <p className={styles.head}>{copy.done(changed.length)}</p>
        <Names names={changed} />
      </>
    )}
  </>
);

/** Shows what an action on several rows would change, runs it, and shows what became of each row. */
export function BulkSheet<R>({ action, rows, nameOf, onClose, onDone }: BulkSheetProps<R>) {
  const [outcome, setOutcome] = useState<Outcome<R>>();
  const changing = rows.filter(action.changes);
  const staying = rows.filter((row) => !action.changes(row));
  const run = async () => {
    const result = await runAll(action.run, changing, nameOf);
    await action.onDone?.();
    if (result.changed.length > 0) toastChanged(action, result.changed, nameOf);
    if (result.failures.length > 0) return setOutcome(result);
    onClose();
    onDone();
  };
  return (
    <Sheet
      title={action.label}
      {...(!outcome && { subtitle: action.about })}
      side="centre"
      onClose={onClose}
      footer={
        outcome ? (
          <Button kind="default" onClick={onClose}>
            {copy.close}
          </Button>
        ) : (
          <>
            <Button kind="default" onClick={onClose}>
              {uiCopy.cancel}
            </Button>
            <Button
              kind={action.tone === 'danger' ? 'danger' : 'primary'}
              disabled={changing.length === 0}
              onClick={run}
            >
              {action.label}
            </Button>
          </>
        )
      }
    >
      {outcome ? (
        <Result failures={outcome.failures} changed={outcome.changed.map(nameOf)} />
      ) : (
        <Preview changing={changing.map(nameOf)} staying={staying.map(nameOf)} />
      )}
    </Sheet>
  );
}

import { useState } from 'react';
import { showError } from '../alert/show-error.ts';
import { Button } from '../button/button.tsx';
import { Sheet } from '../layer/sheet.tsx';
import { uiCopy } from '../state/copy.ts';
import { toast } from '../toast/toasts.ts';
import type { BulkAction } from './bulk-action.ts';
import { bulkCopy as copy } from './bulk-copy.ts';
import { BulkResult, Names } from './bulk-result.tsx';
import { runAll, type Outcome } from './bulk-run.ts';
import styles from './bulk-sheet.module.css';

interface BulkSheetProps<R> {
  action: BulkAction<R>;
  rows: readonly R[];
  nameOf: (row: R) => string;
  onClose: () => void;
  /** Something was changed, so that the rows are no longer as they were selected. */
  onDone: () => void;
}

const UNDO_MILLISECONDS = 20_000;

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
  toast((action.done ?? copy.done)(changed.length), {
    tone: 'success',
    ...(action.undo && { undo, milliseconds: UNDO_MILLISECONDS }),
  });
}

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

interface AnswersProps {
  action: Pick<BulkAction<never>, 'label' | 'tone'>;
  isEmpty: boolean;
  onCancel: () => void;
  onRun: () => Promise<unknown>;
}

const Answers = ({ action, isEmpty, onCancel, onRun }: AnswersProps) => (
  <>
    <Button kind="default" onClick={onCancel}>
      {uiCopy.cancel}
    </Button>
    <Button kind={action.tone === 'danger' ? 'danger' : 'primary'} disabled={isEmpty} onClick={onRun}>
      {action.label}
    </Button>
  </>
);

/** Shows what an action on several rows would change, runs it, and shows what became of each row. */
export function BulkSheet<R>({ action, rows, nameOf, onClose, onDone }: BulkSheetProps<R>) {
  const [outcome, setOutcome] = useState<Outcome<R>>();
  const changing = rows.filter(action.changes);
  const staying = rows.filter((row) => !action.changes(row));
  const close = () => {
    onClose();
    if (outcome && outcome.changed.length > 0) onDone();
  };
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
      onClose={close}
      footer={
        outcome ? (
          <Button kind="default" onClick={close}>
            {copy.close}
          </Button>
        ) : (
          <Answers action={action} isEmpty={changing.length === 0} onCancel={close} onRun={run} />
        )
      }
    >
      {outcome ? (
        <BulkResult outcome={outcome} nameOf={nameOf} done={action.done} />
      ) : (
        <Preview changing={changing.map(nameOf)} staying={staying.map(nameOf)} />
      )}
    </Sheet>
  );
}

import { bounds } from '@ieum/contract/common/bounds.ts';
import { useState } from 'react';
import { runAction } from '../action/run-action.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { Sheet } from '../layer/sheet.tsx';
import { uiCopy } from '../state/copy.ts';
import { Written } from '../text/written.tsx';
import { toast } from '../toast/toasts.ts';
import type { BulkAction } from './bulk-action.ts';
import { bulkCopy as copy } from './bulk-copy.ts';
import { runAll, toastChanged, type Failure, type Outcome } from './bulk-run.ts';
import styles from './bulk-sheet.module.css';

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

interface ApprovalProps {
  above: number;
  reason: string;
  onReason: (reason: string) => void;
  isMissing: boolean;
}

/** That a second administrator decides, and why it is asked for. */
const Approval = ({ above, reason, onReason, isMissing }: ApprovalProps) => (
  <TextField
    label={copy.approval.reason}
    hint={copy.approval.hint(above)}
    maxLength={bounds.reason}
    value={reason}
    error={isMissing ? copy.approval.reasonRequired : undefined}
    onChange={({ currentTarget: { value } }) => onReason(value)}
  />
);

/** The rows that an action changes, and running it. */
function useBulkRun<R extends { _id: string }>({ action, rows, nameOf, onClose, onDone }: BulkSheetProps<R>) {
  const [outcome, setOutcome] = useState<Outcome<R>>();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const changing = rows.filter(action.changes);
  const { together } = action;
  const needsApproval = together !== undefined && changing.length > together.approvalAbove;
  const finish = async (result: Outcome<R>) => {
    await action.onDone?.();
    if (result.isRequested) toast(copy.approval.requested, { tone: 'success' });
    if (result.changed.length > 0) toastChanged(action, result.changed, nameOf);
    if (result.failures.length > 0) return setOutcome(result);
    onClose();
    onDone();
  };
  const run = async () => {
    setMissing(needsApproval && reason.trim() === '');
    if (needsApproval && reason.trim() === '') return;
    const given = { reason: needsApproval ? reason.trim() : '', key };
    await runAction({ run: async () => finish(await runAll(action, { rows: changing, nameOf, given })) });
  };
  return { outcome, changing, needsApproval, reason, setReason, isMissing, run };
}

/** Shows what an action on several rows would change, runs it, and shows what became of each row. */
export function BulkSheet<R extends { _id: string }>(props: BulkSheetProps<R>) {
  const { action, rows, nameOf, onClose } = props;
  const { outcome, changing, needsApproval, reason, setReason, isMissing, run } = useBulkRun(props);
  const staying = rows.filter((row) => !action.changes(row));
  const { most = Infinity, approvalAbove = 0 } = action.together ?? {};
  const isTooMany = changing.length > most;
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
              disabled={changing.length === 0 || isTooMany}
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
        <>
          {isTooMany && <p role="alert">{copy.tooMany(most)}</p>}
          {needsApproval && !isTooMany && (
            <Approval above={approvalAbove} reason={reason} onReason={setReason} isMissing={isMissing} />
          )}
          <Preview changing={changing.map(nameOf)} staying={staying.map(nameOf)} />
        </>
      )}
    </Sheet>
  );
}

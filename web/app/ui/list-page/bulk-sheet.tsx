import { bounds } from '@ieum/contract/common/bounds.ts';
import { useRef, useState, type Ref } from 'react';
import { runAction } from '../action/run-action.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { Sheet } from '../layer/sheet.tsx';
import { uiCopy } from '../state/copy.ts';
import { toast } from '../toast/toasts.ts';
import type { BulkAction } from './bulk-action.ts';
import { bulkCopy as copy } from './bulk-copy.ts';
import { BulkResult, Names } from './bulk-result.tsx';
import type { Outcome } from './run-each.ts';
import { useIsAlone } from './use-is-alone.ts';
import { runBulkAction, toastChanged } from './run-bulk-action.ts';
import styles from './bulk-sheet.module.css';

interface BulkSheetProps<R> {
  action: BulkAction<R>;
  rows: readonly R[];
  nameOf: (row: R) => string;
  onClose: () => void;
  /** Something was changed, so that the rows are no longer as they were selected. */
  onDone: () => void;
}

/** The rows that change, and those that stay as they are. */
function Preview<R>({ action, rows, nameOf }: Pick<BulkSheetProps<R>, 'action' | 'rows' | 'nameOf'>) {
  const changing = rows.filter(action.changes);
  const staying = rows.filter((row) => !action.changes(row));
  if (changing.length === 0) return <p>{copy.nothing}</p>;
  return (
    <>
      <p className={styles.head}>{(action.changing ?? copy.changes)(changing.length)}</p>
      <Names names={changing.map(nameOf)} />
      {staying.length > 0 && (
        <>
          <p className={styles.head}>{copy.stays(staying.length)}</p>
          <Names names={staying.map(nameOf)} />
        </>
      )}
    </>
  );
}

interface ApprovalProps {
  above: number;
  /** No other administrator could approve: it is done at once. */
  isAlone: boolean;
  reason: string;
  onReason: (reason: string) => void;
  isMissing: boolean;
  field: Ref<HTMLInputElement>;
}

/** That a second administrator decides, or that there is none, and the reason. */
const Approval = ({ above, isAlone, reason, onReason, isMissing, field }: ApprovalProps) => (
  <TextField
    ref={field}
    label={isAlone ? copy.approval.aloneReason : copy.approval.reason}
    hint={isAlone ? copy.approval.alone(above) : copy.approval.hint(above)}
    maxLength={bounds.reason}
    value={reason}
    error={isMissing ? copy.approval.reasonRequired : undefined}
    onChange={({ currentTarget: { value } }) => onReason(value)}
  />
);

interface AnswersProps {
  label: string;
  tone: BulkAction<never>['tone'];
  isDisabled: boolean;
  onCancel: () => void;
  onRun: () => Promise<unknown>;
}

const Answers = ({ label, tone, isDisabled, onCancel, onRun }: AnswersProps) => (
  <>
    <Button kind="default" onClick={onCancel}>
      {uiCopy.cancel}
    </Button>
    <Button kind={tone === 'danger' ? 'danger' : 'primary'} disabled={isDisabled} onClick={onRun}>
      {label}
    </Button>
  </>
);

/** The rows that an action changes, and running it. */
function useBulkRun<R extends { _id: string }>({ action, rows, nameOf, onClose, onDone }: BulkSheetProps<R>) {
  const [outcome, setOutcome] = useState<Outcome<R>>();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [key] = useState(() => crypto.randomUUID());
  const changing = rows.filter(action.changes);
  const { together } = action;
  const needsApproval = together !== undefined && changing.length > together.approvalAbove;
  const isAlone = useIsAlone(needsApproval ? together.hasApprovers : undefined);
  const finish = async (result: Outcome<R>) => {
    await action.onDone?.();
    if (result.isRequested) toast(copy.approval.requested, { tone: 'success' });
    if (result.changed.length > 0) toastChanged(action, result.changed, nameOf);
    if (result.failures.length > 0) return setOutcome(result);
    onClose();
    onDone();
  };
  const run = async () => {
    const lacksReason = needsApproval && reason.trim() === '';
    setMissing(lacksReason);
    if (lacksReason) return field.current?.focus();
    const input = { reason: needsApproval ? reason.trim() : '', key };
    await runAction({
      run: async () => finish(await runBulkAction(action, { rows: changing, nameOf, input })),
    });
  };
  const close = () => {
    onClose();
    if (outcome && outcome.changed.length > 0) onDone();
  };
  return { outcome, changing, needsApproval, isAlone, reason, setReason, isMissing, field, run, close };
}

/** Shows what an action on several rows would change, runs it, and shows what became of each row. */
export function BulkSheet<R extends { _id: string }>(props: BulkSheetProps<R>) {
  const { action, rows, nameOf } = props;
  const { outcome, changing, needsApproval, isAlone, run, close, ...asked } = useBulkRun(props);
  const { max = Infinity, approvalAbove = 0 } = action.together ?? {};
  const isTooMany = changing.length > max;
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
          <Answers
            label={needsApproval && !isAlone && !isTooMany ? copy.approval.act : action.label}
            tone={action.tone}
            isDisabled={changing.length === 0 || isTooMany}
            onCancel={close}
            onRun={run}
          />
        )
      }
    >
      {outcome ? (
        <BulkResult outcome={outcome} nameOf={nameOf} done={action.done} />
      ) : (
        <>
          {isTooMany && <p role="alert">{copy.tooMany(max)}</p>}
          {needsApproval && !isTooMany && (
            <Approval
              above={approvalAbove}
              isAlone={isAlone}
              reason={asked.reason}
              onReason={asked.setReason}
              isMissing={asked.isMissing}
              field={asked.field}
            />
          )}
          <Preview action={action} rows={rows} nameOf={nameOf} />
        </>
      )}
    </Sheet>
  );
}

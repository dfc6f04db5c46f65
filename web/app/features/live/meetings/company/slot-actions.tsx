import { Suspense, use, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { momentText } from '#lib/format/dates.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { CalendarFileButton } from '#features/live/calendar/calendar-file-button.tsx';
import { useDecide, type CompanyMeeting, type MeetingSlot } from '../data.ts';
import { companyCopy as copy } from './copy.ts';
import styles from './meetings-screen.module.css';
import { MoreSlotActionsContext } from '../more-slot-actions-context.ts';
import { uiCopy } from '#ui/state/copy.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { useClashes } from './use-clashes.ts';

const MoveSheet = lazyPart(async () => (await import('./move-sheet.tsx')).MoveSheet);

interface SlotActionsProps {
  slot: MeetingSlot;
  /** Its meeting, whose other times it can be moved to; missing beyond the first page. */
  meeting: CompanyMeeting | undefined;
}

const { reasons } = copy.askCancel;

function CancelSheet({ slot, onClose }: { slot: MeetingSlot; onClose: () => void }) {
  const decide = useDecide();
  const { name } = slot.applicant;
  const give = async (reason: string) => {
    const isDone = await runAction({
      run: () => decide.mutateAsync({ slot, decision: { state: 'CANCELED', reason } }),
      done: copy.canceled,
    });
    if (isDone) onClose();
  };
  return (
    <ReasonSheet
      title={copy.askCancel.title(name)}
      subtitle={copy.askCancel.hint(name)}
      reasons={[reasons.away, reasons.filled, reasons.other]}
      act={copy.cancel}
      cancelLabel={uiCopy.keep}
      tone="danger"
      onClose={onClose}
      onGive={give}
    />
  );
}

const minutesOf = ({ date, endsAt }: MeetingSlot): number => (Date.parse(endsAt) - Date.parse(date)) / 60_000;

/** Approves a time; one that clashes says so before, and the server decides. */
function ApproveButton({ slot }: { slot: MeetingSlot }) {
  const decide = useDecide();
  const clash = useClashes()(slot.date, minutesOf(slot));
  const { name } = slot.applicant;
  const note = clash && copy.clash(clash.partner, clash.title);
  const approve = () =>
    runAction({
      ask: {
        title: copy.askApprove.title(momentText(slot.date)),
        body: [note, copy.askApprove.body(name)].filter(Boolean).join('\n'),
        confirmLabel: copy.approve,
      },
      run: () => decide.mutateAsync({ slot, decision: { state: 'APPROVED' } }),
      done: copy.approved(name),
    });
  return (
    <>
      {note && (
        <p className={styles.clash}>
          <MemberText>{note}</MemberText>
        </p>
      )}
      <Button kind="light" size="sm" aria-label={copy.of(name, copy.approve)} onClick={approve}>
        {copy.approve}
      </Button>
    </>
  );
}

/** The company's actions on a picked time; each says beforehand who is notified. */
export function SlotActions({ slot, meeting }: SlotActionsProps) {
  const [now] = useState(() => Date.now());
  const [layer, setLayer] = useState<'cancel' | 'move'>();
  const moreActions = use(MoreSlotActionsContext);
  const close = () => setLayer(undefined);
  const { name } = slot.applicant;
  const isOver = Date.parse(slot.date) <= now;
  if (slot.state === 'CANCELED' || (isOver && slot.state === 'APPROVED')) return null;
  const isAwaiting = slot.state === 'AWAITING';
  return (
    <div className={styles.actions}>
      {isAwaiting && !isOver && <ApproveButton slot={slot} />}
      {!isAwaiting && moreActions?.(slot)}
      {!isAwaiting && <CalendarFileButton id={slot._id} name={`${name} ${momentText(slot.date)}`} />}
      {isAwaiting && meeting && (
        <Button
          kind="default"
          size="sm"
          aria-label={copy.of(name, copy.move)}
          onClick={() => setLayer('move')}
        >
          {copy.move}
        </Button>
      )}
      <Button
        kind="subtle"
        size="sm"
        aria-label={copy.of(name, copy.cancel)}
        onClick={() => setLayer('cancel')}
      >
        {copy.cancel}
      </Button>
      {layer === 'cancel' && <CancelSheet slot={slot} onClose={close} />}
      {layer === 'move' && meeting && (
        <Suspense>
          <MoveSheet slot={slot} meeting={meeting} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

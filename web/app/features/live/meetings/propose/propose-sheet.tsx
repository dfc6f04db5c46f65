import { UNDO_SECONDS } from '@ieum/contract/hiring/applicants/enums.ts';
import { meetingBounds } from '@ieum/contract/live/meetings/enums.ts';
import { useEffect, useRef, useState } from 'react';
import { ProposalText, proposalError } from '#features/live/textings/compose/proposal-text.tsx';
import { addDays, nearDayText, seoulToday } from '#lib/format/dates.ts';
import { DAY_END, endOf } from '#lib/format/day-and-time.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { focusFirstInvalid } from '#ui/form/focus-invalid.ts';
import { Sheet } from '#ui/layer/sheet.tsx';
import { confirmLeaving } from '#ui/layer/use-leave-guard.ts';
import { uiCopy } from '#ui/state/copy.ts';
import { toast } from '#ui/toast/toasts.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { usePropose, useRemoveMeeting, type Proposal } from '../data.ts';
import { proposeCopy as copy } from './copy.ts';
import styles from './propose-sheet.module.css';
import { MEETING_MINUTES } from './meeting-lengths.ts';
import { PlaceField } from './place-field.tsx';
import { useProposalDraft, useRestoredProposal, type Facts } from './use-proposal-draft.ts';
import { TimesField } from './times-field.tsx';

/** An applicant who may be invited. */
export interface Invitee {
  id: string;
  name: string;
  isEliminated: boolean;
}

interface ProposeSheetProps {
  recruitmentId: string;
  invitees: readonly Invitee[];
  onClose: () => void;
  onDone: () => void;
}

const DAYS = [1, 2, 3, 5, 7, 14];

const untilOf = (days: number): string => endOf(addDays(seoulToday(), days), DAY_END);

interface FactsProps {
  facts: Facts;
  error: string | undefined;
  onChange: (facts: Partial<Facts>) => void;
}

const FactFields = ({ facts, error, onChange }: FactsProps) => (
  <div className={styles.facts}>
    <TextField
      label={copy.name}
      size="md"
      data-autofocus
      maxLength={meetingBounds.title}
      value={facts.title}
      hint={copy.nameHint}
      error={error}
      onChange={(event) => onChange({ title: event.currentTarget.value })}
    />
    <SelectField
      label={copy.minutes}
      value={String(facts.minutes)}
      options={MEETING_MINUTES.map((n) => ({ value: String(n), label: copy.minutesOf(n) }))}
      onChange={(minutes) => onChange({ minutes: Number(minutes) })}
    />
    <SelectField
      label={copy.until}
      value={String(facts.days)}
      options={DAYS.map((n) => ({ value: String(n), label: copy.inDays(n, nearDayText(untilOf(n))) }))}
      onChange={(days) => onChange({ days: Number(days) })}
    />
    <PlaceField value={facts.place} onChange={(place) => onChange({ place })} />
  </div>
);

interface RecipientsProps {
  invited: readonly Invitee[];
  leftOut: number;
  isNotified: boolean;
  onNotify: (isNotified: boolean) => void;
}

/** Everybody who will be notified, and of what, before anything is sent. */
const Recipients = ({ invited, leftOut, isNotified, onNotify }: RecipientsProps) => (
  <section className={styles.who} aria-labelledby="propose-who">
    <h3 id="propose-who">{copy.who.title}</h3>
    <p>
      <MemberText>{invited.map(({ name }) => name).join(', ')}</MemberText>
    </p>
    <Checkbox
      label={copy.who.notify}
      checked={isNotified}
      onChange={(event) => onNotify(event.currentTarget.checked)}
    />
    <p className={styles.hint}>{copy.who.hint(UNDO_SECONDS)}</p>
    <p className={styles.hint}>{copy.who.stage}</p>
    {leftOut > 0 && <p className={styles.hint}>{copy.who.leftOut(leftOut)}</p>}
  </section>
);

/** Sends the proposal, and offers to undo it while nobody has been notified. */
function useSend(onDone: () => void) {
  const propose = usePropose();
  const remove = useRemoveMeeting();
  const send = (body: Proposal, count: number) =>
    runAction({
      run: async () => {
        const { meeting } = await propose.mutateAsync(body);
        const undo = () => void runAction({ run: () => remove.mutateAsync(meeting._id), done: copy.undone });
        toast(copy.done(count), { tone: 'success', undo, milliseconds: UNDO_SECONDS * 1000 });
        onDone();
      },
    });
  return { send, isBusy: propose.isPending };
}

const NEW_FACTS: Facts = { title: copy.firstName, place: '', minutes: 30, days: 3 };

/** The values of the sheet. */
function useWritten(recruitmentId: string, now: number) {
  const restored = useRestoredProposal(recruitmentId, now);
  const [facts, setFacts] = useState<Facts>(restored?.facts ?? NEW_FACTS);
  const [times, setTimes] = useState<ReadonlySet<string>>(new Set(restored?.times));
  const [isNotified, setNotified] = useState(restored?.isNotified ?? true);
  /** The text message that is sent too; undefined for none. */
  const [texting, setTexting] = useState<string | undefined>(restored?.texting);
  const hasOtherFacts = Object.entries(NEW_FACTS).some(
    ([name, value]) => facts[name as keyof Facts] !== value,
  );
  const isChanged = times.size > 0 || texting !== undefined || hasOtherFacts;
  useProposalDraft(recruitmentId, isChanged ? { facts, times: [...times], isNotified, texting } : undefined);
  const change = (input: Partial<Facts>) => {
    // Times of another length would not be those of the grid any more.
    if (input.minutes !== undefined) setTimes(new Set());
    setFacts({ ...facts, ...input });
  };
  return { facts, change, times, setTimes, isNotified, setNotified, texting, setTexting, isChanged };
}

/** The values of the sheet, and their checks. */
function useProposal({ recruitmentId, invitees, onDone }: Omit<ProposeSheetProps, 'onClose'>) {
  const [now] = useState(() => Date.now());
  const written = useWritten(recruitmentId, now);
  const { facts, times, isNotified, texting } = written;
  /** The number of attempts to send an incomplete proposal. */
  const [tries, setTries] = useState(0);
  const { send, isBusy } = useSend(onDone);
  const invited = invitees.filter(({ isEliminated }) => !isEliminated);
  const ids = invited.map(({ id }) => id);
  const title = facts.title.trim() === '' ? copy.noName : undefined;
  const time = times.size === 0 ? copy.noTimes : undefined;
  const text = texting === undefined ? undefined : proposalError(texting);
  const submit = () => {
    if (title || time || text || invited.length === 0) {
      setTries(tries + 1);
      return undefined;
    }
    const body = {
      _recruitment: recruitmentId,
      _applications: ids,
      title: facts.title,
      place: facts.place,
      minutes: facts.minutes,
      matching: { startsAt: new Date(now).toISOString(), endsAt: untilOf(facts.days) },
      schedulesAvailable: [...times].toSorted(),
      notice: isNotified ? ('SEND' as const) : ('NONE' as const),
      ...(texting !== undefined && { texting: { message: texting } }),
    };
    return send(body, invited.length);
  };
  const errors = tries > 0 ? { title, time, text } : { title: undefined, time: undefined, text: undefined };
  return { ...written, now, ids, invited, errors, tries, submit, isBusy };
}

const Foot = ({
  isBusy,
  onClose,
  onSend,
}: {
  isBusy: boolean;
  onClose: () => void;
  onSend: () => unknown;
}) => (
  <div className={styles.foot}>
    <Button kind="default" onClick={onClose}>
      {uiCopy.cancel}
    </Button>
    <Button isLoading={isBusy} onClick={onSend}>
      {copy.send}
    </Button>
  </div>
);

/** 면접 제안: the times that chosen applicants of one recruitment can pick from. */
export function ProposeSheet({ onClose, ...input }: ProposeSheetProps) {
  const proposal = useProposal(input);
  const { facts, times, invited, errors, isBusy, tries, isChanged } = proposal;
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) focusFirstInvalid(form.current);
  }, [tries]);
  return (
    <Sheet
      title={copy.title}
      subtitle={copy.subtitle(invited.length)}
      size="wide"
      side="centre"
      onClose={onClose}
      mayClose={async () => !isChanged || isBusy || confirmLeaving()}
      footer={<Foot isBusy={isBusy} onClose={onClose} onSend={proposal.submit} />}
    >
      <div ref={form} className={styles.form}>
        {invited.length === 0 && <p role="alert">{copy.nobody}</p>}
        <FactFields facts={facts} error={errors.title} onChange={proposal.change} />
        <TimesField
          chosen={times}
          onChange={proposal.setTimes}
          minutes={facts.minutes}
          now={proposal.now}
          error={errors.time}
        />
        <Recipients
          invited={invited}
          leftOut={input.invitees.length - invited.length}
          isNotified={proposal.isNotified}
          onNotify={proposal.setNotified}
        />
        <ProposalText
          recruitmentId={input.recruitmentId}
          ids={proposal.ids}
          message={proposal.texting}
          error={errors.text}
          onChange={proposal.setTexting}
        />
      </div>
    </Sheet>
  );
}

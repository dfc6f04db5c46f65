import { interviewTexts } from '@ieum/contract/live/interviews/texts.ts';
import { say } from '#lib/format/copy.ts';
import { momentText } from '#lib/format/dates.ts';
import { runAction } from '#ui/action/run-action.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { roomLink } from '../room-code.ts';
import { useEndInterview, useRemoveInterview, type CompanyInterview } from '../data.ts';
import { companyCopy as copy } from './copy.ts';
import styles from './interviews-screen.module.css';
import { interviewLooks } from '../states-copy.ts';
import { uiCopy } from '#ui/state/copy.ts';

async function copyLink(code: string) {
  try {
    await navigator.clipboard.writeText(roomLink(code));
    toast(copy.linkCopied, { tone: 'success' });
  } catch {
    toast(copy.linkFailed, { tone: 'error' });
  }
}

function useActions({ _id: id }: CompanyInterview) {
  const remove = useRemoveInterview();
  const end = useEndInterview();
  return {
    remove: () =>
      runAction({
        ask: {
          title: copy.askCancel.title,
          body: copy.askCancel.body,
          confirmLabel: copy.cancel,
          cancelLabel: uiCopy.keep,
          tone: 'danger',
        },
        run: () => remove.mutateAsync(id),
        done: copy.canceled,
      }),
    end: () =>
      runAction({
        ask: { title: say(interviewTexts.closeConfirm), confirmLabel: copy.end, tone: 'danger' },
        run: () => end.mutateAsync(id),
        done: copy.ended,
      }),
  };
}

const namesOf = (people: readonly { name: string }[]): string => people.map(({ name }) => name).join(', ');

function Actions({ interview, onEdit }: { interview: CompanyInterview; onEdit: () => void }) {
  const actions = useActions(interview);
  const { state, code, _participants: inside } = interview;
  if (state === 'COMPLETE') return null;
  return (
    <div className={styles.actions}>
      <ButtonLink size="sm" to={`/interview/${code}`}>
        {copy.enter}
      </ButtonLink>
      <Button kind="default" size="sm" onClick={() => copyLink(code)}>
        {copy.link}
      </Button>
      <Button kind="default" size="sm" onClick={onEdit}>
        {copy.edit}
      </Button>
      {state === 'AWAITING' && (
        <Button kind="subtle" size="sm" onClick={actions.remove}>
          {copy.cancel}
        </Button>
      )}
      {state === 'PROGRESS' && inside.length === 0 && (
        <Button kind="subtle" size="sm" onClick={actions.end}>
          {copy.end}
        </Button>
      )}
    </div>
  );
}

interface CardProps {
  interview: CompanyInterview;
  isOpened: boolean;
  onEdit: () => void;
}

const admitsNobody = ({ state, entrance, interviewees }: CompanyInterview): boolean =>
  state !== 'COMPLETE' && entrance.type === 'INTERVIEWEES' && interviewees.length === 0;

/** Whom the interview is with; where the link admits nobody yet, what to do about it. */
function Invited({ interview, onEdit }: Pick<CardProps, 'interview' | 'onEdit'>) {
  const { interviewees } = interview;
  if (admitsNobody(interview))
    return (
      <>
        <p className={styles.closed}>{copy.admitsNobody}</p>
        <Button kind="light" size="sm" className={styles.openEntrance} onClick={onEdit}>
          {copy.openEntrance}
        </Button>
      </>
    );
  return (
    <p>
      <MemberText>
        {interviewees.length > 0 ? copy.interviewees(namesOf(interviewees)) : copy.noInterviewees}
      </MemberText>
    </p>
  );
}

/** One interview: when, who, and what can be done. */
export function InterviewCard({ interview, isOpened, onEdit }: CardProps) {
  const { title, state, schedule, interviewers, recruitment, entrance } = interview;
  const { _participants: inside } = interview;
  return (
    <li className={styles.card} data-opened={isOpened || undefined}>
      <div className={styles.cardHead}>
        <StatusBadge states={interviewLooks} value={state} />
        <h3>
          <MemberText>{title}</MemberText>
        </h3>
      </div>
      <p className="number">
        {schedule.at ? momentText(schedule.at) : copy.instant} · {copy.minutes(schedule.minutes)}
      </p>
      {recruitment && (
        <p>
          <MemberText>{recruitment.subject}</MemberText>
        </p>
      )}
      <Invited interview={interview} onEdit={onEdit} />
      {interviewers.length > 0 && (
        <p>
          <MemberText>{copy.interviewers(namesOf(interviewers))}</MemberText>
        </p>
      )}
      {inside.length > 0 && <p className={styles.inside}>{copy.inside(inside.length)}</p>}
      {entrance.disabled && <p className={styles.closed}>{copy.joinClosed}</p>}
      <Actions interview={interview} onEdit={onEdit} />
    </li>
  );
}

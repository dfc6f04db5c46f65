import { isOpenDraft } from '@ieum/contract/hiring/applications/open-draft.ts';
import type { OwnApplicationRow } from '@ieum/contract/hiring/applications/schemas.ts';
import IconCalendarEvent from '~icons/tabler/calendar-event';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconClock from '~icons/tabler/clock';
import IconDots from '~icons/tabler/dots';
import IconEdit from '~icons/tabler/edit';
import IconFileText from '~icons/tabler/file-text';
import { Link } from 'react-router';
import { isBuilt } from '#lib/document/built.ts';
import { nowOfPage } from '#lib/format/clock.ts';
import { nearDayText } from '#lib/format/dates.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { ActionMenu, type MenuAction } from '#ui/popup/action-menu.tsx';
import { StageTrack } from '#ui/progress/stage-track.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import styles from './application-row.module.css';
import { copy } from './copy.ts';
import type { NextAppointment } from './next-appointment.ts';
import { continueAddress, isOngoing, nextStepOf, trackOf } from './state-summary.ts';
import { useActions } from './use-actions.ts';
import { applicationLooks } from '../states-copy.ts';

interface ApplicationRowProps {
  application: OwnApplicationRow;
  /** The address that opens it beside the list. */
  openAddress: string;
  /** Only the first row with something to do has a filled button. */
  isFirstTodo: boolean;
  appointment?: NextAppointment | undefined;
}

const icons = {
  urgent: IconClock,
  todo: IconEdit,
  meeting: IconCalendarEvent,
  good: IconCircleCheck,
  waiting: IconClock,
  plain: IconFileText,
};

function Heading({ application, openAddress }: Pick<ApplicationRowProps, 'application' | 'openAddress'>) {
  const { appliedAt, updatedAt, status, company, recruitment } = application;
  // A revoked application that is edited again keeps its first date.
  const isSent = appliedAt !== null && status !== 'ON_WRITING';
  const day = nearDayText(isSent ? appliedAt : updatedAt);
  return (
    <div className={styles.heading}>
      <h3>
        <Link to={openAddress} preventScrollReset>
          <MemberText>{recruitment.subject}</MemberText>
        </Link>
      </h3>
      <p>
        <StatusBadge states={applicationLooks} value={status} />
        <span>
          <MemberText>{company.name}</MemberText>
        </span>
        <span className="number">{isSent ? copy.appliedOn(day) : copy.savedOn(day)}</span>
      </p>
    </div>
  );
}

function NextStep({ application, appointment }: Pick<ApplicationRowProps, 'application' | 'appointment'>) {
  const { tone, title, note } = nextStepOf(application, nowOfPage(), appointment);
  const Icon = icons[tone];
  return (
    <div className={styles.next} data-tone={tone}>
      <Icon size={19} stroke={1.75} aria-hidden />
      <div className="number">
        <b>
          <MemberText>{title}</MemberText>
        </b>
        {note && (
          <span>
            <MemberText>{note}</MemberText>
          </span>
        )}
      </div>
    </div>
  );
}

function MainAction({ application, isFirstTodo, appointment }: Omit<ApplicationRowProps, 'openAddress'>) {
  if (isOpenDraft(application)) {
    return (
      <ButtonLink size="sm" kind={isFirstTodo ? 'primary' : 'default'} to={continueAddress(application)}>
        {copy.continue}
      </ButtonLink>
    );
  }
  if (isOngoing(application) && appointment?.action)
    return (
      <ButtonLink size="sm" kind="default" to={appointment.action.to}>
        {appointment.action.label}
      </ButtonLink>
    );
  if (application.progress !== 'CLOSED' || !isBuilt('/recruitments/{_recruitment}')) return null;
  return (
    <ButtonLink size="sm" kind="default" to={`/recruitments/${application.recruitment._id}#similar`}>
      {copy.similar}
    </ButtonLink>
  );
}

const destructive = (key: string, label: string, onChoose: () => void): MenuAction => ({
  key,
  label,
  tone: 'danger',
  hasSeparator: true,
  onChoose,
});

/** The row is removed together with the pressed menu, so the page gets the focus. */
async function afterwards(act: Promise<boolean>): Promise<void> {
  if (await act) document.getElementById('main')?.focus({ preventScroll: true });
}

function RowMenu({ application, openAddress }: Pick<ApplicationRowProps, 'application' | 'openAddress'>) {
  const { revoke, discard } = useActions();
  const { _id: id, recruitment, status, canRevoke } = application;
  const isPublic = recruitment.state !== 'NO_SHOWN' && isBuilt('/recruitments/{_recruitment}');
  const items: MenuAction[] = [
    { key: 'open', label: copy.menu.open, to: openAddress },
    ...(isPublic
      ? [{ key: 'recruitment', label: copy.menu.recruitment, to: `/recruitments/${recruitment._id}` }]
      : []),
    ...(canRevoke ? [destructive('revoke', copy.menu.revoke, () => void afterwards(revoke(id)))] : []),
    ...(status === 'ON_WRITING'
      ? [destructive('discard', copy.menu.discard, () => void afterwards(discard(id)))]
      : []),
  ];
  return (
    <ActionMenu label={copy.menu.of(recruitment.subject)} items={items}>
      <IconDots size={20} aria-hidden />
    </ActionMenu>
  );
}

/** One application of the list: recruitment, stage, next step and actions. */
export function ApplicationRow({ application, openAddress, isFirstTodo, appointment }: ApplicationRowProps) {
  const track = trackOf(application);
  return (
    <li className={styles.row}>
      <GeneratedLogo name={application.company.name} logo={application.company.logo?.url} size={46} />
      <Heading application={application} openAddress={openAddress} />
      <div className={styles.track}>{track && <StageTrack {...track} />}</div>
      <NextStep application={application} appointment={appointment} />
      <div className={styles.actions}>
        <MainAction application={application} isFirstTodo={isFirstTodo} appointment={appointment} />
      </div>
      <div className={styles.menu}>
        <RowMenu application={application} openAddress={openAddress} />
      </div>
    </li>
  );
}

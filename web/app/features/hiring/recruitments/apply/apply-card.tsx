import type { Recruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import IconPrinter from '~icons/tabler/printer';
import { BookmarkButton } from '#features/hiring/bookmarks/bookmark-button.tsx';
import { useDisabledUntilHydrated } from '#lib/session/hydration.ts';
import { nowOfPage } from '#lib/format/clock.ts';
import { momentText, nearDayText } from '#lib/format/dates.ts';
import { Button } from '#ui/button/button.tsx';
import { ApplyAction } from './apply-action.tsx';
import styles from './apply-card.module.css';
import { applyCopy as copy } from './apply-copy.ts';
import type { ApplyState } from './apply-state.ts';
import { LazyCompare } from '../card/lazy-compare.tsx';
import { DaysLeftBadge } from '../card/days-left-badge.tsx';
import type { OwnApplication } from '../detail/detail-data.ts';
import { ShareButton } from '../detail/share-button.tsx';
import { useRevoke } from './use-revoke.ts';

interface ApplyCardProps {
  recruitment: Recruitment;
  applyState: ApplyState;
  application: OwnApplication;
  onApplication: (application: OwnApplication) => void;
}

function Deadline({ recruitment }: { recruitment: Recruitment }) {
  const { application, daysLeft, state } = recruitment;
  return (
    <p className={styles.deadline}>
      <DaysLeftBadge days={daysLeft} state={state} />
      {application.endsAt && !application.isOpenHiring && (
        <>
          <b className="number">{momentText(application.endsAt)}</b>
          <span>{copy.closes}</span>
        </>
      )}
    </p>
  );
}

function stateText(applyState: ApplyState): string | undefined {
  if (applyState.kind === 'applied')
    return copy.applied(nearDayText(applyState.application.appliedAt ?? nowOfPage()));
  if (applyState.kind === 'accepted') return copy.accepted;
  if (applyState.kind === 'draft') return copy.draft;
  if (applyState.kind === 'revoked') return copy.revoked;
  return 'text' in applyState ? applyState.text : undefined;
}

function StateText({
  applyState,
  onApplication,
}: {
  applyState: ApplyState;
  onApplication: ApplyCardProps['onApplication'];
}) {
  const revoke = useRevoke(onApplication);
  const text = stateText(applyState);
  if (!text) return null;
  return (
    <p className={styles.applyState} data-kind={applyState.kind}>
      {text}
      {applyState.kind === 'applied' && (
        <button type="button" onClick={() => void revoke(applyState.application._id)}>
          {copy.revoke}
        </button>
      )}
    </p>
  );
}

/** Beside the recruitment: the deadline and the action. */
export function ApplyCard({ recruitment, applyState, application, onApplication }: ApplyCardProps) {
  const count = recruitment.questions.length;
  const scripted = useDisabledUntilHydrated();
  return (
    <aside className={styles.side} aria-label={copy.region} data-print="hidden">
      <div className={styles.card}>
        <Deadline recruitment={recruitment} />
        <StateText applyState={applyState} onApplication={onApplication} />
        <ApplyAction applyState={applyState} writingStep={application?.writingStep ?? null} />
        <div className={styles.pair}>
          <BookmarkButton kind="RECRUITMENT" id={recruitment._id} name={recruitment.subject} isLabelled />
          <ShareButton subject={recruitment.subject} isLabelled />
        </div>
        {applyState.kind === 'open' && count > 0 && <p className={styles.hint}>{copy.questions(count)}</p>}
        <LazyCompare recruitment={recruitment} />
      </div>
      <Button
        kind="subtle"
        size="sm"
        className={styles.print}
        icon={<IconPrinter size={17} stroke={1.75} aria-hidden />}
        onClick={() => window.print()}
        {...scripted}
      >
        {copy.print}
      </Button>
    </aside>
  );
}

/** The same at the bottom of small screens. */
export function ApplyBar({ recruitment, applyState, application }: Omit<ApplyCardProps, 'onApplication'>) {
  return (
    <div className={styles.bar} data-print="hidden" data-bottom-bar>
      <BookmarkButton
        kind="RECRUITMENT"
        id={recruitment._id}
        name={recruitment.subject}
        className={styles.barBookmark}
      />
      <ApplyAction applyState={applyState} writingStep={application?.writingStep ?? null} />
    </div>
  );
}

/** The deadline and the own application, in the page of small screens. */
export function ApplyNotice({
  applyState,
  onApplication,
}: Pick<ApplyCardProps, 'applyState' | 'onApplication'>) {
  return (
    <div className={styles.notice}>
      <StateText applyState={applyState} onApplication={onApplication} />
    </div>
  );
}

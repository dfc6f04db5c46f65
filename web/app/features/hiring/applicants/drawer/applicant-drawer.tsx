import type { Applicant, ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconPrinter from '~icons/tabler/printer';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { ResumeView } from '#features/hiring/resumes/view/resume-view.tsx';
import { nearDayText } from '#lib/format/dates.ts';
import { Stack } from '#ui/box/stack.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SidePanel } from '#ui/layer/side-panel.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { AnswerList } from './answer-list.tsx';
import { findRow, refreshEverywhere } from '../board/board-cache.ts';
import { Contacts } from './contacts.tsx';
import { applicantQuery } from '../data.ts';
import { drawerCopy as copy } from './drawer-copy.ts';
import styles from './applicant-drawer.module.css';
import { DrawerButton, SequenceTools } from './drawer-tools.tsx';
import { HistoryList } from './history-list.tsx';
import { MemoBar } from './memo-bar.tsx';
import type { Mover } from '../moves/mover.ts';
import { noticeCopy } from '../moves/notice-copy.ts';
import type { MenuAction } from '#ui/popup/action-menu.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { PdfMenu } from './pdf-menu.tsx';
import type { NeighbourApplicants } from '../moves/neighbour-applicants.ts';
import { BookmarkButton } from './bookmark-button.tsx';
import { StageMenu } from '../moves/stage-menu.tsx';
import { careerText, educationText, initialsOf, stageName } from '../texts.ts';
import type { ApplicantsScreen } from '../use-applicants-screen.ts';

interface DrawerProps {
  screen: ApplicantsScreen;
  id: string;
  sequence: NeighbourApplicants;
}

function Tools({ screen, row }: { screen: ApplicantsScreen; row: ApplicantRow }) {
  return (
    <>
      <BookmarkButton row={row} onToggle={screen.toggleBookmark} />
      <PdfMenu row={row} />
      <span className={styles.print}>
        <DrawerButton label={copy.print} onPress={() => window.print()}>
          <IconPrinter size={20} stroke={1.75} aria-hidden />
        </DrawerButton>
      </span>
    </>
  );
}

const FootOfDrawer = ({ row, whole }: { row: ApplicantRow; whole: Applicant | undefined }) => (
  <>
    <p className={styles.line}>
      <MemberText>
        {[careerText(row.summary), educationText(row.summary)].filter(Boolean).join(' · ')}
      </MemberText>
      {row.certifiedAt && <Badge hue="jade">{copy.certified(nearDayText(row.certifiedAt))}</Badge>}
    </p>
    <Contacts row={row} canShow={whole !== undefined} />
  </>
);

/** Notifies an applicant who was moved without a notification. */
const noticeActions = (row: ApplicantRow, { notify }: Mover): MenuAction[] =>
  row.stage === ApplicationStage.Applied || row.notice === 'SEND'
    ? []
    : [
        {
          key: 'notify',
          label: noticeCopy.notifyStage(stageName(row.stage)),
          onChoose: () => void notify(row),
        },
      ];

function Actions({ row, mover, more }: { row: ApplicantRow; mover: Mover; more: ReactNode }) {
  const { stage } = row;
  const move = (to: ApplicationStage) => void mover.move([row], { stage: to, afterId: null });
  return (
    <div className={styles.actions} data-print="hidden">
      <StageMenu
        label={`${stageName(stage)} ${copy.changeStage}`}
        look="plain"
        align="start"
        className={`${styles.stage} ${styles[stage] ?? ''}`}
        stage={stage}
        onMove={move}
        actions={() => noticeActions(row, mover)}
      >
        {stageName(stage)}
        <IconChevronDown size={17} aria-hidden />
      </StageMenu>
      {more}
      {stage !== ApplicationStage.Eliminated && (
        <Button
          kind="subtle"
          className={styles.eliminate ?? ''}
          onClick={() => move(ApplicationStage.Eliminated)}
        >
          {copy.eliminate}
        </Button>
      )}
    </div>
  );
}

/** The next appointment with the applicant. */
function Next({ screen: { recruitmentId, extensions }, id }: Pick<DrawerProps, 'screen' | 'id'>) {
  const { next: NextAppointment } = extensions;
  return NextAppointment ? (
    <div className={styles.next}>
      <NextAppointment recruitmentId={recruitmentId} applicationId={id} />
    </div>
  ) : null;
}

const Contents = ({ applicant }: { applicant: Applicant }) => (
  <Tabs
    label={copy.parts}
    tabs={[
      {
        value: 'resume',
        label: copy.resume,
        panel: <ResumeView resume={applicant.resume} hidesPerson />,
      },
      {
        value: 'answers',
        label: copy.answers,
        count: applicant.questions.length,
        panel: <AnswerList answers={applicant.questions} />,
      },
      { value: 'history', label: copy.history, panel: <HistoryList moves={applicant.history} /> },
    ]}
  />
);

/** The content while it loads, in the sizes of the real one. */
const LoadingApplicant = () => (
  <Stack gap={16} role="status" aria-label={copy.loading}>
    <Skeleton height={46} radius={0} />
    <Skeleton height={22} width="30%" />
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} height={18} width={index % 2 ? '60%' : '85%'} />
    ))}
  </Stack>
);

/**
 * The applicant as far as loaded: at once the data of the list or board, then the complete one; null
 * after a revocation.
 */
function useApplicant(recruitmentId: string, id: string) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(applicantQuery(recruitmentId, id));
  const whole = data && 'resume' in data ? data : undefined;
  useEffect(() => {
    if (!whole?.isUnread) return;
    const { _user, memo, resume, questions, _records, history, ...read } = whole;
    refreshEverywhere(client, recruitmentId, { ...read, isUnread: false });
  }, [client, recruitmentId, whole]);
  const isRevoked = data !== undefined && !whole;
  const row = whole ?? (isRevoked ? undefined : findRow(client, recruitmentId, id));
  const name = (data ?? row)?.person.name ?? copy.title;
  return { whole, row, name, isRevoked, error: data ? null : error, refetch };
}

const Mark = ({ row }: { row: ApplicantRow }) => (
  <span className={`${styles.mark} ${styles[row.stage] ?? ''}`} aria-hidden>
    <MemberText>{initialsOf(row)}</MemberText>
  </span>
);

/**
 * One applicant beside the list or the board, with everything that the company may see; opening is
 * recorded.
 */
export function ApplicantDrawer({ screen, id, sequence }: DrawerProps) {
  const { recruitmentId, mover, drawer } = screen;
  const { whole, row, name, isRevoked, error, refetch } = useApplicant(recruitmentId, id);
  return (
    <SidePanel
      title={name}
      lead={<SequenceTools sequence={sequence} />}
      mark={row && <Mark row={row} />}
      under={row && <FootOfDrawer row={row} whole={whole} />}
      contentKey={id}
      onClose={drawer.close}
      tools={whole && <Tools screen={screen} row={whole} />}
      footer={
        whole && (
          <MemoBar
            key={id}
            recruitmentId={recruitmentId}
            id={id}
            memo={whole.memo}
            memoVersion={whole.memoVersion}
          />
        )
      }
    >
      {row && <Actions row={row} mover={mover} more={screen.extensions.drawer?.(row)} />}
      <Next screen={screen} id={id} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!whole && !isRevoked && !error && <LoadingApplicant />}
      {isRevoked && <p className={styles.revoked}>{copy.revoked}</p>}
      {whole && <Contents key={id} applicant={whole} />}
    </SidePanel>
  );
}

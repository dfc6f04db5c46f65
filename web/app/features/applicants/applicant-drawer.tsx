import type { Applicant } from '@ieum/contract/applicants.schemas.ts';
import { ApplicationStage } from '@ieum/contract/applications.enums.ts';
import { ActionIcon, Button as MantineButton, Tabs } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { phoneText, ResumeView } from '#features/resume/public.ts';
import { confirm } from '#ui/alert/alert.ts';
import { statusMeta } from '#ui/badge/status-meta.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { SidePanel } from '#ui/side-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AnswerList } from './answer-list.tsx';
import { Avatar } from './avatar.tsx';
import { applicantQuery } from './data.ts';
import { drawerCopy as copy } from './drawer-copy.ts';
import styles from './applicant-drawer.module.css';
import { HistoryList } from './history-list.tsx';
import { MemoForm } from './memo-form.tsx';
import { StageMenu } from './stage-menu.tsx';
import { careerText, educationText } from './texts.ts';
import { refreshEverywhere, type Mover } from './use-move-application.ts';

interface DrawerProps {
  recruitmentId: string;
  id: string;
  /** The applicants shown around this one, in their order. */
  neighbours: readonly string[];
  mover: Mover;
  onOpen: (id: string) => void;
  onClose: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** J and K go to the next and the previous applicant. */
function useNeighbourKeys(next: (() => void) | undefined, previous: (() => void) | undefined): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
      if (!isPlain || isTyping(event.target)) return;
      if (event.key === 'j') next?.();
      if (event.key === 'k') previous?.();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [next, previous]);
}

function Tools({ id, neighbours, onOpen }: Pick<DrawerProps, 'id' | 'neighbours' | 'onOpen'>) {
  const index = neighbours.indexOf(id);
  const before = neighbours[index - 1];
  const after = index < 0 ? undefined : neighbours[index + 1];
  const previous = before ? () => onOpen(before) : undefined;
  const next = after ? () => onOpen(after) : undefined;
  useNeighbourKeys(next, previous);
  return (
    <>
      {index >= 0 && (
        <span className={`${styles.position} number`}>
          {index + 1} / {neighbours.length}
        </span>
      )}
      <ActionIcon
        variant="subtle"
        color="ink.7"
        size={40}
        className={styles.step ?? ''}
        disabled={!previous}
        aria-label={copy.previous}
        onClick={previous}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="ink.7"
        size={40}
        className={styles.step ?? ''}
        disabled={!next}
        aria-label={copy.next}
        onClick={next}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="ink.7"
        size={40}
        aria-label={copy.print}
        onClick={() => window.print()}
      >
        <IconPrinter size={19} stroke={1.75} aria-hidden />
      </ActionIcon>
    </>
  );
}

function Identity({ applicant }: { applicant: Applicant }) {
  const { phone, email } = applicant.resume.personalInformation;
  return (
    <div className={styles.identity}>
      <Avatar row={applicant} size={60} />
      <div>
        <p className={styles.line}>
          {[careerText(applicant.summary), educationText(applicant.summary)].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.contacts}>
          {phone && (
            <a href={`tel:${phone}`}>
              <IconPhone size={15} stroke={1.75} aria-hidden />
              <span className="number">{phoneText(phone)}</span>
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`}>
              <IconMail size={15} stroke={1.75} aria-hidden />
              {email}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}

function Acts({ applicant, mover }: { applicant: Applicant; mover: Mover }) {
  const { stage, person } = applicant;
  const move = (to: ApplicationStage) => void mover.move([applicant], { stage: to, afterId: null });
  const eliminate = async () => {
    const isMeant = await confirm({
      title: copy.eliminate.title(person.name),
      body: copy.eliminate.body,
      confirmLabel: copy.eliminate.act,
      tone: 'danger',
    });
    if (isMeant) move(ApplicationStage.Eliminated);
  };
  return (
    <div className={styles.acts} data-print="hidden">
      <StageMenu
        label={`${statusMeta('stage', stage).label} ${copy.changeStage}`}
        look="plain"
        align="start"
        className={`${styles.stage} ${styles[stage] ?? ''}`}
        stage={stage}
        onMove={move}
      >
        {statusMeta('stage', stage).label}
        <IconChevronDown size={17} aria-hidden />
      </StageMenu>
      {stage !== ApplicationStage.Eliminated && (
        <MantineButton
          variant="subtle"
          color="rose"
          className={styles.eliminate ?? ''}
          onClick={() => void eliminate()}
        >
          {copy.eliminate.act}
        </MantineButton>
      )}
    </div>
  );
}

function Contents({
  applicant,
  recruitmentId,
  mover,
}: { applicant: Applicant } & Pick<DrawerProps, 'recruitmentId' | 'mover'>) {
  return (
    <>
      <Identity applicant={applicant} />
      <Acts applicant={applicant} mover={mover} />
      <Tabs defaultValue="resume" keepMounted={false} className={styles.tabs ?? ''}>
        <Tabs.List>
          <Tabs.Tab value="resume">{copy.resume}</Tabs.Tab>
          <Tabs.Tab value="answers">
            {copy.answers} <em className="number">{applicant.questions.length}</em>
          </Tabs.Tab>
          <Tabs.Tab value="memo">{copy.memo}</Tabs.Tab>
          <Tabs.Tab value="history">{copy.history}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="resume">
          <ResumeView resume={applicant.resume} hidesPerson />
        </Tabs.Panel>
        <Tabs.Panel value="answers">
          <AnswerList answers={applicant.questions} />
        </Tabs.Panel>
        <Tabs.Panel value="memo">
          <MemoForm recruitmentId={recruitmentId} id={applicant._id} memo={applicant.memo} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <HistoryList moves={applicant.history} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

const Waiting = () => (
  <div className={styles.waiting} role="status" aria-label={copy.loading}>
    <Skeleton height={60} width="70%" />
    <Skeleton height={44} />
    <Skeleton height={320} radius={14} />
  </div>
);

/** One applicant beside the list or the board, with everything the company may see; opening is recorded. */
export function ApplicantDrawer({ recruitmentId, id, neighbours, mover, onOpen, onClose }: DrawerProps) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(applicantQuery(recruitmentId, id));
  const whole = data && 'resume' in data ? data : undefined;
  useEffect(() => {
    if (!whole) return;
    const { _user, memo, resume, questions, _records, history, ...row } = whole;
    refreshEverywhere(client, recruitmentId, { ...row, isUnread: false });
  }, [client, recruitmentId, whole]);
  return (
    <SidePanel
      title={data?.person.name ?? copy.title}
      contentKey={id}
      onClose={onClose}
      tools={<Tools id={id} neighbours={neighbours} onOpen={onOpen} />}
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data && !whole && <p className={styles.revoked}>{copy.revoked}</p>}
      {whole && <Contents key={id} applicant={whole} recruitmentId={recruitmentId} mover={mover} />}
    </SidePanel>
  );
}

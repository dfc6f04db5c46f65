import { isOpenDraft } from '@ieum/contract/hiring/applications/open-draft.ts';
import type { OwnApplication } from '@ieum/contract/hiring/applications/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PdfButton } from '#features/hiring/resumes/editor/pdf-button.tsx';
import { ResumeView } from '#features/hiring/resumes/view/resume-view.tsx';
import { isBuilt } from '#lib/document/built.ts';
import { momentText } from '#lib/format/dates.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SidePanel } from '#ui/layer/side-panel.tsx';
import { TextSkeleton } from '#ui/state/skeleton.tsx';
import { StageTrack } from '#ui/progress/stage-track.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { applicationQuery, downloadApplication } from './data.ts';
import styles from './detail-panel.module.css';
import { continueAddress, trackOf } from './state-summary.ts';
import { useActions } from './use-actions.ts';
import { applicationLooks } from '../states-copy.ts';

const texts = copy.detail;
const events = ['applied', 'viewed', 'reviewing', 'meeting', 'accepted', 'closed'] as const;

/** The events in their order, the latest last; a draft shows when it was created and saved. */
function timesOf(application: OwnApplication): [string, string][] {
  const { status, progressAt, createdAt, updatedAt, appliedAt, revokedAt } = application;
  if (status === 'ON_WRITING')
    return [
      [texts.opened, createdAt],
      [texts.saved, updatedAt],
    ];
  const reached = events.flatMap((event): [string, string][] => {
    const at = progressAt[event] ?? (event === 'applied' ? appliedAt : null);
    return at ? [[texts.events[event], at]] : [];
  });
  return revokedAt && status === 'IS_REVOKED' ? [...reached, [texts.revoked, revokedAt]] : reached;
}

function Recruitment({ application }: { application: OwnApplication }) {
  const { company, recruitment, status } = application;
  const isPublic = recruitment.state !== 'NO_SHOWN' && isBuilt('/recruitments/{_recruitment}');
  return (
    <div className={styles.recruitment}>
      <GeneratedLogo name={company.name} logo={company.logo?.url} size={46} />
      <div>
        <span>
          <MemberText>{company.name}</MemberText>
        </span>
        <b>
          {isPublic ? (
            <Link to={`/recruitments/${recruitment._id}`}>
              <MemberText>{recruitment.subject}</MemberText>
            </Link>
          ) : (
            recruitment.subject
          )}
        </b>
      </div>
      <StatusBadge states={applicationLooks} value={status} />
    </div>
  );
}

function Content({ application }: { application: OwnApplication }) {
  const track = trackOf(application);
  const isDraft = application.status === 'ON_WRITING';
  return (
    <div className={styles.content}>
      <Recruitment application={application} />
      {track && <StageTrack {...track} />}
      <section>
        <h3>{texts.times}</h3>
        <ol className={styles.times}>
          {timesOf(application).map(([name, at]) => (
            <li key={name}>
              <b>{name}</b>
              <span className="number">{momentText(at)}</span>
            </li>
          ))}
        </ol>
      </section>
      {application.questions.length > 0 && (
        <section>
          <h3>{texts.answers}</h3>
          <ol className={styles.answers}>
            {application.questions.map(({ _question: id, question, response }) => (
              <li key={id}>
                <b>
                  <MemberText>{question}</MemberText>
                </b>
                <p>
                  <MemberText>{response || texts.noAnswer}</MemberText>
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h3>{isDraft ? texts.draftResume : texts.resume}</h3>
        <ResumeView resume={application.resume} />
      </section>
    </div>
  );
}

interface DetailPanelProps {
  applicationId: string;
  onClose: () => void;
}

function Footer({ application, onClose }: { application: OwnApplication; onClose: () => void }) {
  const { revoke, discard } = useActions();
  const { _id: id, status, canRevoke } = application;
  const remove = async () => {
    if (await discard(id)) onClose();
  };
  return (
    <>
      <PdfButton size="md" onDownload={() => downloadApplication(id)} />
      {canRevoke && (
        <Button kind="default" className={styles.danger} onClick={() => revoke(id)}>
          {copy.menu.revoke}
        </Button>
      )}
      {status === 'ON_WRITING' && (
        <Button kind="default" className={styles.danger} onClick={() => remove()}>
          {copy.menu.discard}
        </Button>
      )}
      {isOpenDraft(application) && <ButtonLink to={continueAddress(application)}>{copy.continue}</ButtonLink>}
    </>
  );
}

/** One application beside the list: what was sent, and what has happened since. */
export function DetailPanel({ applicationId, onClose }: DetailPanelProps) {
  const { data, error, refetch } = useQuery(applicationQuery(applicationId));
  return (
    <SidePanel
      title={texts.title}
      contentKey={applicationId}
      onClose={onClose}
      footer={data && <Footer application={data} onClose={onClose} />}
    >
      {data && <Content application={data} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TextSkeleton lines={8} />}
    </SidePanel>
  );
}

import type { OwnApplication } from '@ieum/contract/hiring/applications/schemas.ts';
import type { OwnApplicationSummary } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import IconCircleCheck from '~icons/tabler/circle-check';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isBuilt } from '#lib/document/built.ts';
import { Queries } from '#lib/api/queries.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { PersistentDialog } from '#ui/layer/persistent-dialog.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { ApplyForm } from './apply-form.tsx';
import styles from './apply-form.module.css';
import { copy } from './copy.ts';
import { draftQuery } from './data.ts';
import { rejectionText } from './rejection-text.ts';
import { writingStepOf, type ApplyStep } from './steps.ts';

interface ApplyFlowProps {
  recruitment: { _id: string };
  step: ApplyStep;
  /** Back to the recruitment, with the current state of the application. */
  onClose: (application?: OwnApplicationSummary) => void;
}

interface PanelProps {
  title: string;
  body?: string;
  isGood?: boolean;
  onClose: () => void;
}

/** The last step: sent, or rejected with the reason. */
function EndPanel({ title, body, isGood, onClose }: PanelProps) {
  useEffect(() => document.getElementById('apply-end')?.focus(), []);
  return (
    <div className={styles.page}>
      <ApplyBar onClose={onClose} />
      <div className={styles.center}>
        {isGood && <IconCircleCheck size={64} stroke={1.5} aria-hidden />}
        <h2 id="apply-end" tabIndex={-1}>
          {title}
        </h2>
        {body && <p>{body}</p>}
        <div className={styles.actions}>
          <Button kind="default" size="lg" onClick={onClose}>
            {copy.backToRecruitment}
          </Button>
          {isBuilt('/dashboard/applied') && (
            <ButtonLink size="lg" to="/dashboard/applied">
              {copy.toApplied}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}

const summaryOf = ({ _id, status, writingStep, appliedAt }: OwnApplication): OwnApplicationSummary => ({
  _id,
  status,
  writingStep,
  appliedAt,
});

/** The recruitment behind is loaded again, because it has changed since it was opened. */
function Rejected({ reason, onClose }: { reason: string; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const close = () => {
    onClose();
    void revalidate();
  };
  return <EndPanel title={reason} onClose={close} />;
}

function LoadedFlow({ recruitment, step, onClose }: ApplyFlowProps) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(draftQuery(recruitment._id));
  const [sent, setSent] = useState<OwnApplication>();
  const [rejected, setRejected] = useState<string>();
  const reason = rejected ?? rejectionText(error);
  if (sent) {
    return (
      <EndPanel
        isGood
        title={copy.done.title(sent.company.name)}
        body={copy.done.body}
        onClose={() => onClose(summaryOf(sent))}
      />
    );
  }
  if (reason) return <Rejected reason={reason} onClose={() => onClose()} />;
  if (data && isFetchedAfterMount) {
    return (
      <ApplyForm
        application={data}
        step={step}
        onClose={() => onClose({ ...summaryOf(data), writingStep: writingStepOf(step) })}
        onDone={setSent}
        onRejected={setRejected}
      />
    );
  }
  return (
    <div className={styles.page}>
      <ApplyBar onClose={() => onClose()} />
      <div className={styles.column}>
        {error ? (
          <ErrorState title={copy.loadFailed} error={error} onRetry={() => void refetch()} />
        ) : (
          <PageSkeleton />
        )}
      </div>
    </div>
  );
}

/** The application over its recruitment: opened by `?apply=`, closed by its close button. */
export function ApplyFlow(props: ApplyFlowProps) {
  return (
    <PersistentDialog labelledBy="apply-title">
      <Queries>
        <LoadedFlow {...props} />
      </Queries>
    </PersistentDialog>
  );
}

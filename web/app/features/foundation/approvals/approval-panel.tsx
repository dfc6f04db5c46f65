import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullMomentText } from '#lib/format/dates.ts';
import { runAction } from '#ui/action/run-action.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { SidePanel } from '#ui/layer/side-panel.tsx';
import { Facts } from '#ui/layout/facts.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import styles from './approvals.module.css';
import { copy } from './copy.ts';
import { approvalQuery, useDecide, type WholeApprovalRequest } from './data.ts';

type Action = 'approve' | 'reject';

/** Asks for the reason of a decision and makes it; a rejected decision shows why. */
function DecisionSheet({ id, act, onClose }: { id: string; act: Action; onClose: () => void }) {
  const decide = useDecide(act);
  const { title, body, reasons, act: label, done } = copy[act];
  const give = async (reason: string) => {
    await runAction({
      run: () => decide.mutateAsync({ id, reason }),
      done,
      report: (error) => {
        onClose();
        return showError(error);
      },
    });
    onClose();
  };
  return (
    <ReasonSheet
      title={title}
      subtitle={body}
      reasons={reasons}
      act={label}
      tone={act === 'approve' ? 'primary' : 'danger'}
      onClose={onClose}
      onGive={give}
    />
  );
}

function factsOf(request: WholeApprovalRequest) {
  const { requester, createdAt, expiresAt, state, reason, decision, outcome } = request;
  const facts: [string, string][] = [
    [copy.columns.state, copy.states[state]],
    [copy.columns.who, requester.name],
    [copy.columns.when, fullMomentText(createdAt)],
    [copy.reason, reason],
    ...request.facts.map(({ name, value }): [string, string] => [name, value]),
  ];
  if (!decision) return [...facts, [copy.columns.expires, fullMomentText(expiresAt)] as [string, string]];
  facts.push([copy.decidedBy, decision.by.name], [copy.decidedAt, fullMomentText(decision.at)]);
  if (outcome) facts.push([copy.outcome, outcome]);
  return decision.reason ? [...facts, [copy.decisionReason, decision.reason] as [string, string]] : facts;
}

function RequestDetails({ request }: { request: WholeApprovalRequest }) {
  const [act, setAction] = useState<Action>();
  return (
    <>
      <Facts facts={factsOf(request)} />
      {request.detail !== null && (
        <>
          <h3 className={styles.heading}>{copy.content}</h3>
          <p className={styles.detail}>
            <MemberText>{request.detail}</MemberText>
          </p>
        </>
      )}
      {request.mayDecide && (
        <div className={styles.foot}>
          <Button kind="default" onClick={() => setAction('reject')}>
            {copy.reject.act}
          </Button>
          <Button onClick={() => setAction('approve')}>{copy.approve.act}</Button>
        </div>
      )}
      {act && <DecisionSheet id={request._id} act={act} onClose={() => setAction(undefined)} />}
    </>
  );
}

const LoadingRequest = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton height={160} />
  </div>
);

/** One request beside the list, with the buttons of those who may decide. */
export function ApprovalPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(approvalQuery(id));
  return (
    <SidePanel size="inspector" title={query.data?.summary ?? copy.list} contentKey={id} onClose={onClose}>
      <QueryView of={query} waiting={<LoadingRequest />}>
        {(request) => <RequestDetails request={request} />}
      </QueryView>
    </SidePanel>
  );
}

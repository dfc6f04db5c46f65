import { useRights } from '#lib/session/rights.ts';
import type { MemberDetail } from '@ieum/contract/site/members/endpoints.ts';
import { useSession } from '#lib/session/use-session.ts';
import { useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { copy as listCopy } from '../copy.ts';
import { detailCopy as copy } from './detail-copy.ts';
import styles from './member-inspector.module.css';
import { isWaiting, nameOf } from '../list/member-state.ts';
import type { MemberActions } from '../use-member-actions.ts';

/** Suspends an account or lifts the suspension; never the own account or a closed one. */
export function StatusButton({ member, actions }: { member: MemberDetail; actions: MemberActions }) {
  const session = useSession();
  const [isRequested, setRequested] = useState(false);
  const isOwn = session.state === 'in' && session.userId === member._id;
  const mayWrite = useRights().may('members.write');
  if (!mayWrite || isOwn || member.status === 'WITHDRAWN') return null;
  const isBlocked = member.status === 'BLOCKED';
  return (
    <>
      <Button
        kind="default"
        className={isBlocked ? undefined : styles.reject}
        isLoading={actions.isBusy}
        onClick={() => (isBlocked ? actions.unblock(member) : setRequested(true))}
      >
        {isBlocked ? copy.unblock.act : copy.block.act}
      </Button>
      {isRequested && (
        <ReasonSheet
          title={copy.block.title(nameOf(member))}
          subtitle={copy.block.body}
          reasons={Object.values(copy.block.reasons)}
          act={copy.block.act}
          tone="danger"
          onClose={() => setRequested(false)}
          onGive={async (reason) => {
            await actions.block(member, reason);
            setRequested(false);
          }}
        />
      )}
    </>
  );
}

interface DecisionButtonsProps {
  actions: MemberActions;
  onApprove: () => void;
  onReject: () => void;
  /** Between the two. */
  children?: ReactNode;
}

/** 반려하기 and 승인하기. */
export function DecisionButtons({ actions, onApprove, onReject, children }: DecisionButtonsProps) {
  if (!useRights().may('members.write')) return children;
  return (
    <>
      <Button kind="default" className={styles.reject} aria-keyshortcuts="R" onClick={onReject}>
        {copy.reject.act}
      </Button>
      {children}
      <Button className={styles.grow} aria-keyshortcuts="A" isLoading={actions.isBusy} onClick={onApprove}>
        {copy.approve.act}
      </Button>
    </>
  );
}

/** The available actions on a member, at the bottom of the inspector. */
export function DecisionBar({ member, ...decision }: { member: MemberDetail } & DecisionButtonsProps) {
  const mayMessage = useRights().may('messages.write');
  if (member.status === 'WITHDRAWN') return null;
  const message = mayMessage && (
    <ButtonLink kind="default" to={`/console/messages/create?to=${member._id}`}>
      {listCopy.message}
    </ButtonLink>
  );
  if (isWaiting(member)) return <DecisionButtons {...decision}>{message}</DecisionButtons>;
  return (
    <>
      {message}
      <StatusButton member={member} actions={decision.actions} />
    </>
  );
}

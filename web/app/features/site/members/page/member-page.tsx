import type { MemberDetail } from '@ieum/contract/site/members/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRights } from '#lib/session/rights.ts';
import { fullMomentText } from '#lib/format/dates.ts';
import { Stack } from '#ui/box/stack.tsx';
import { BackLink } from '#ui/layout/back-link.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';
import { AccountMenu } from '../list/account-menu.tsx';
import { memberQuery } from '../data.ts';
import { DecisionButtons, StatusButton } from './decision-bar.tsx';
import { detailCopy as copy } from './detail-copy.ts';
import { Disclosure } from './disclosure.tsx';
import { LevelChoice } from './level-choice.tsx';
import { MemberBadge, typeText, WaitingTime } from '../list/member-badges.tsx';
import { AccountFacts, Agreements, RegistrationCheck, SignUpFacts } from './member-facts.tsx';
import { MemberHistory } from './member-history.tsx';
import styles from './member-page.module.css';
import { RejectForm } from './lazy-reject-form.tsx';
import { isWaiting, nameOf } from '../list/member-state.ts';
import { RecordTabs } from '../record/record-tabs.tsx';
import { useMemberActions } from '../use-member-actions.ts';

const Status = ({ member }: { member: MemberDetail }) => (
  <>
    <MemberBadge member={member} />
    <span>{typeText(member.userType)}</span>
    <span className="number">
      {copy.facts.joined} {fullMomentText(member.createdAt)}
    </span>
    <WaitingTime member={member} />
  </>
);

function Parts({ member }: { member: MemberDetail }) {
  const { may } = useRights();
  return (
    <div className={styles.parts}>
      <div>
        <Panel title={copy.sections.signUp}>
          <Disclosure member={member} />
          <SignUpFacts member={member} />
        </Panel>
        <Panel title={copy.sections.account}>
          <Stack gap={16}>
            <LevelChoice member={member} />
            <AccountFacts member={member} />
          </Stack>
        </Panel>
        <Panel title={copy.sections.agreements}>
          <Agreements member={member} />
        </Panel>
      </div>
      <div>
        {member.company && (
          <Panel title={copy.sections.document}>
            <RegistrationCheck member={member} />
          </Panel>
        )}
        {may('audit.read') && <MemberHistory member={member} />}
      </div>
    </div>
  );
}

function MemberDetails({ member }: { member: MemberDetail }) {
  const actions = useMemberActions();
  const [isRejecting, setRejecting] = useState(false);
  const canDecide = isWaiting(member);
  const reject = async (reason: string) => {
    if (await actions.reject(member, reason)) setRejecting(false);
  };
  return (
    <>
      <PageHeader
        title={nameOf(member)}
        status={<Status member={member} />}
        actions={
          <>
            <AccountMenu member={member} />
            <StatusButton member={member} actions={actions} />
            {canDecide && !isRejecting && (
              <DecisionButtons
                actions={actions}
                onApprove={() => void actions.approve(member)}
                onReject={() => setRejecting(true)}
              />
            )}
          </>
        }
      />
      {canDecide && isRejecting && (
        <Panel label={copy.reject.title}>
          <RejectForm
            about={member._id}
            isBusy={actions.isBusy}
            onCancel={() => setRejecting(false)}
            onReject={reject}
          />
        </Panel>
      )}
      <RecordTabs id={member._id}>
        <Parts member={member} />
      </RecordTabs>
    </>
  );
}

/** /console/users/{_user}: one member's page, with the actions on the account. */
export function MemberPage({ id }: { id: string }) {
  const query = useQuery(memberQuery(id));
  return (
    <>
      <BackLink to="/console/users">{copy.back}</BackLink>
      <QueryView of={query} waiting={<PageSkeleton />}>
        {(member) => <MemberDetails key={member._id} member={member} />}
      </QueryView>
    </>
  );
}

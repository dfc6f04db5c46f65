import { useRights } from '#lib/session/rights.ts';
import type { Member, MemberDetail } from '@ieum/contract/site/members/endpoints.ts';
import { Stack } from '#ui/box/stack.tsx';
import { IconButton, IconLink } from '#ui/button/icon-button.tsx';
import IconArrowUpRight from '~icons/tabler/arrow-up-right';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useShortcuts, type ScreenShortcut } from '#ui/shortcuts/shortcuts.ts';
import { QueryView } from '#ui/state/query-view.tsx';
import { SidePanel } from '#ui/layer/side-panel.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { memberQuery } from '../data.ts';
import { DecisionBar } from './decision-bar.tsx';
import { detailCopy as copy } from './detail-copy.ts';
import { Disclosure } from './disclosure.tsx';
import { MemberBadge } from '../list/member-badges.tsx';
import { AccountFacts, Agreements, RegistrationCheck, SignUpFacts } from './member-facts.tsx';
import styles from './member-inspector.module.css';
import { RejectForm } from './lazy-reject-form.tsx';
import { isWaiting, nameOf, nextWaiting } from '../list/member-state.ts';
import { useMemberActions } from '../use-member-actions.ts';

interface InspectorProps {
  id: string;
  /** The list beside it, in its order. */
  rows: readonly Member[];
}

type Way = (() => void) | undefined;

function Tools({ id, previous, next }: { id: string; previous: Way; next: Way }) {
  return (
    <>
      <IconLink to={`/console/users/${id}`} label={copy.whole}>
        <IconArrowUpRight size={20} stroke={1.75} aria-hidden />
      </IconLink>
      <IconButton disabled={!previous} label={copy.previous} aria-keyshortcuts="K" onClick={previous}>
        <IconChevronLeft size={20} aria-hidden />
      </IconButton>
      <IconButton disabled={!next} label={copy.next} aria-keyshortcuts="J" onClick={next}>
        <IconChevronRight size={20} aria-hidden />
      </IconButton>
    </>
  );
}

const Title = ({ member }: { member: MemberDetail }) => (
  <span className={styles.title}>
    <span>
      <MemberText>{nameOf(member)}</MemberText>
    </span>
    <MemberBadge member={member} />
  </span>
);

const LoadingMember = () => (
  <Stack gap={16} role="status" aria-label={copy.loading}>
    <Skeleton height={240} radius={14} />
    <Skeleton height={20} width="60%" />
    <Skeleton height={160} />
  </Stack>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    {children}
  </section>
);

function Contents({ member }: { member: MemberDetail }) {
  const { sections } = copy;
  return (
    <Stack gap={24}>
      {member.company && (
        <Part title={sections.document}>
          <RegistrationCheck member={member} />
        </Part>
      )}
      <Part title={sections.signUp}>
        <Disclosure member={member} />
        <SignUpFacts member={member} />
      </Part>
      <Part title={sections.account}>
        <AccountFacts member={member} />
      </Part>
      <Part title={sections.agreements}>
        <Agreements member={member} />
      </Part>
      {isWaiting(member) && <p className={styles.keys}>{copy.keys}</p>}
    </Stack>
  );
}

/** The neighbours in the list, and the next company to decide about. */
function useWays(id: string, rows: readonly Member[]) {
  const { write } = useUrlState();
  const open = (next: string | undefined) => write({ id: next }, { isReplacing: true });
  const to = (row: Member | undefined): Way => row && (() => open(row._id));
  const index = rows.findIndex((row) => row._id === id);
  const goOn = () => {
    const next = nextWaiting(rows, id);
    open(next);
    if (!next) document.getElementById('main')?.focus();
  };
  return {
    previous: index > 0 ? to(rows[index - 1]) : undefined,
    next: index >= 0 ? to(rows[index + 1]) : undefined,
    goOn,
    close: () => write({ id: undefined }),
  };
}

const keysOf = (approve: () => void, reject: () => void): ScreenShortcut[] => [
  { shown: 'A', label: copy.approve.act, match: { code: 'KeyA' }, run: approve },
  { shown: 'R', label: copy.reject.act, match: { code: 'KeyR' }, run: reject },
];

/** One member beside the list; A approves and R rejects while the focus is inside. */
export function MemberInspector({ id, rows }: InspectorProps) {
  const query = useQuery(memberQuery(id));
  const member = query.data;
  const ways = useWays(id, rows);
  const actions = useMemberActions();
  const [rejectedId, setRejectedId] = useState<string>();
  const mayWrite = useRights().may('members.write');
  const canDecide = mayWrite && member !== undefined && isWaiting(member);
  const isRejecting = canDecide && rejectedId === id;
  const startReject = () => {
    if (canDecide) setRejectedId(id);
  };
  const finish = (isDone: boolean) => {
    if (isDone) ways.goOn();
  };
  // Input before the form is loaded is ignored.
  const approve = () => canDecide && !isRejecting && void actions.approve(member).then(finish);
  const panel = useRef<HTMLDivElement>(null);
  useShortcuts(copy.title, canDecide ? keysOf(approve, startReject) : [], panel);
  return (
    <div ref={panel} className={styles.keyboard}>
      <SidePanel
        size="inspector"
        title={member ? <Title member={member} /> : copy.title}
        contentKey={id}
        onClose={ways.close}
        tools={<Tools id={id} previous={ways.previous} next={ways.next} />}
        footer={
          member &&
          (isRejecting ? (
            <RejectForm
              about={id}
              isBusy={actions.isBusy}
              onCancel={() => setRejectedId(undefined)}
              onReject={(reason) => actions.reject(member, reason).then(finish)}
            />
          ) : (
            <DecisionBar member={member} actions={actions} onApprove={approve} onReject={startReject} />
          ))
        }
      >
        <QueryView of={query} waiting={<LoadingMember />}>
          {(shown) => <Contents key={id} member={shown} />}
        </QueryView>
      </SidePanel>
    </div>
  );
}

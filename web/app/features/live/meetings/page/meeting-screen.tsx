import IconClock from '~icons/tabler/clock';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { onPlainPress } from '#lib/layers/plain-press.ts';
import { useAuthDialogs } from '#lib/session/auth-dialogs.tsx';
import { loginAddress } from '#lib/session/login-address.ts';
import { useSession } from '#lib/session/use-session.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { refocusWithin } from '#ui/layout/refocus-within.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import type { PublicMeeting } from './data.ts';
import { pageCopy as copy } from './copy.ts';
import styles from './meeting-screen.module.css';

// Visitors need none of it.
const OfPerson = lazyPart(async () => (await import('./person-meeting.tsx')).PersonMeeting);

const stay = () => undefined;
const waiting = <Skeleton height={420} radius={16} />;

/** Asks a visitor to log in: a link that works without scripts, a dialog once these are loaded. */
function LoginCard({ id, state }: { id: string; state: string }) {
  const dialogs = useAuthDialogs();
  return (
    <section className={styles.gate} data-state={state}>
      <h2>{copy.gate.title}</h2>
      <p>{copy.gate.body}</p>
      <ButtonLink
        to={loginAddress(`/meetings/${id}`)}
        rel="nofollow"
        onPointerEnter={dialogs.prepare}
        onClick={onPlainPress(() => dialogs.openLogin({ onLoggedIn: stay, userType: 'PERSON' }))}
      >
        {copy.gate.login}
      </ButtonLink>
    </section>
  );
}

const Rejected = () => <EmptyState title={copy.rejected.title} hint={copy.rejected.hint} />;

const OfCompany = ({ id }: { id: string }) => (
  <EmptyState
    title={copy.company.title}
    action={<ButtonLink to={`/dashboard/meetings?meeting=${id}`}>{copy.company.to}</ButtonLink>}
  />
);

function Content({ id }: { id: string }): ReactNode {
  const session = useSession();
  if (session.state !== 'in') return <LoginCard id={id} state={session.state} />;
  if (session.userType === 'PERSON')
    return (
      <Suspense fallback={waiting}>
        <OfPerson id={id} />
      </Suspense>
    );
  return session.userType === 'COMPANY' ? <OfCompany id={id} /> : <Rejected />;
}

/** /meetings/{id}: title and company for everybody, the picker for those who are invited. */
export const MeetingScreen = ({ meeting }: { meeting: PublicMeeting }) => (
  <article ref={refocusWithin} className={`container ${styles.screen}`}>
    <header className={styles.head}>
      <GeneratedLogo name={meeting.company.name} logo={meeting.company.logo?.url} size={68} />
      <div>
        <h1>
          <MemberText>{meeting.title}</MemberText>
        </h1>
        <p>
          <MemberText>{meeting.company.name}</MemberText>
        </p>
        <p className={styles.facts}>
          <IconClock size={17} stroke={1.75} aria-hidden />
          {copy.minutes(meeting.minutes)} · {copy.zone}
        </p>
      </div>
    </header>
    <Content id={meeting._id} />
  </article>
);

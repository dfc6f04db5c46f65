import { Button, ButtonLink } from '#ui/button.tsx';
import { useAuthDialogs } from '#lib/auth-dialogs.tsx';
import { isBuilt } from '#lib/built.ts';
import type { Session } from '#lib/session.ts';
import { useSession } from '#lib/use-session.ts';
import { copy } from './copy.ts';
import { leave } from './leave.ts';
import styles from './header.module.css';

const homeOf = (session: Session): { to: string; name: string } =>
  session.state === 'in' && session.isConsole && session.userType === null
    ? { to: '/console', name: copy.console }
    : { to: '/dashboard', name: copy.dashboard };

function MemberButtons({ session }: { session: Session }) {
  const home = homeOf(session);
  return (
    <>
      {isBuilt('/mypage/question') && (
        <ButtonLink kind="subtle" size="sm" to="/mypage/question">
          {copy.inquiry}
        </ButtonLink>
      )}
      <Button kind="subtle" size="sm" onClick={() => void leave()}>
        {copy.logout}
      </Button>
      <ButtonLink kind="default" size="sm" to={home.to}>
        {home.name}
      </ButtonLink>
    </>
  );
}

function VisitorButtons() {
  const dialogs = useAuthDialogs();
  return (
    <>
      <Button kind="subtle" size="sm" onPointerEnter={dialogs.prepare} onClick={() => dialogs.openLogin()}>
        {copy.login}
      </Button>
      <Button size="sm" onPointerEnter={dialogs.prepare} onClick={() => dialogs.openJoin()}>
        {copy.join}
      </Button>
    </>
  );
}

/** Login and sign-up, or dashboard and logout; until that is known, an empty place where somebody seems logged in. */
export function AccountButtons() {
  const session = useSession();
  return (
    <div className={styles.account} data-state={session.state}>
      {session.state === 'in' && <MemberButtons session={session} />}
      {session.state !== 'in' && <VisitorButtons />}
    </div>
  );
}

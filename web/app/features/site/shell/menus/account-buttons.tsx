import { useLocation } from 'react-router';
import { logoutCopy } from '#features/account/auth/logout-copy.ts';
import { useLogout } from '#features/account/auth/use-logout.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useAuthDialogs } from '#lib/session/auth-dialogs.tsx';
import { isBuilt } from '#lib/document/built.ts';
import { loginAddress } from '#lib/session/login-address.ts';
import { onPlainPress } from '#lib/layers/plain-press.ts';
import type { Session } from '#lib/session/session.ts';
import { useSession } from '#lib/session/use-session.ts';
import { copy } from '../copy.ts';
import styles from '../frames/header.module.css';

const homeOf = (session: Session): { to: string; name: string } =>
  session.state === 'in' && session.isConsole && session.userType === null
    ? { to: '/console', name: copy.console }
    : { to: '/dashboard', name: copy.dashboard };

function MemberButtons({ session }: { session: Session }) {
  const home = homeOf(session);
  const logOut = useLogout();
  return (
    <>
      {isBuilt('/mypage/question') && (
        <ButtonLink kind="subtle" size="sm" to="/mypage/question">
          {copy.question}
        </ButtonLink>
      )}
      <Button kind="subtle" size="sm" onClick={logOut}>
        {logoutCopy.logout}
      </Button>
      <ButtonLink kind="default" size="sm" to={home.to}>
        {home.name}
      </ButtonLink>
    </>
  );
}

/** Login and sign-up: links to pages, dialogs once the scripts are loaded. */
export function VisitorButtons() {
  const dialogs = useAuthDialogs();
  const { pathname, search } = useLocation();
  return (
    <>
      <ButtonLink
        kind="subtle"
        size="sm"
        to={loginAddress(pathname + search)}
        rel="nofollow"
        onPointerEnter={dialogs.prepare}
        onClick={onPlainPress(() => dialogs.openLogin())}
      >
        {copy.login}
      </ButtonLink>
      <ButtonLink
        size="sm"
        to="/join"
        onPointerEnter={dialogs.prepare}
        onClick={onPlainPress(() => dialogs.openJoin())}
      >
        {copy.join}
      </ButtonLink>
    </>
  );
}

/**
 * Login and sign-up, or dashboard and logout; until the session is known, an empty box where somebody
 * seems logged in.
 */
export function AccountButtons() {
  const session = useSession();
  return (
    <div className={styles.account} data-state={session.state}>
      {session.state === 'in' && <MemberButtons session={session} />}
      {session.state !== 'in' && <VisitorButtons />}
    </div>
  );
}

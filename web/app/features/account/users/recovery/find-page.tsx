import { useLocation, useNavigate } from 'react-router';
import { useAuthDialogs } from '#lib/session/auth-dialogs.tsx';
import { readRequestedPage } from '#lib/session/requested-page.ts';
import { AuthPage } from '../../auth/auth-page.tsx';
import { openAfterLogin } from '../../auth/login/open-after-login.ts';
import type { FindKind } from './find-calls.ts';
import { FindCard } from './find-card.tsx';
import { findCopy } from './find-copy.ts';

const ADDRESSES = { username: '/login/find-id', password: '/login/find-password' } as const;

/** Finding a user id or a password as a page; each tab has its own address. */
export function FindPage({ kind }: { kind: FindKind }) {
  const navigate = useNavigate();
  const dialogs = useAuthDialogs();
  // The address to open after the login.
  const { state } = useLocation();
  const requested = readRequestedPage(state);
  return (
    <AuthPage title={findCopy.title}>
      <FindCard
        kind={kind}
        onKindChange={(next) => void navigate(ADDRESSES[next], { replace: true, state })}
        onLogin={() => void navigate('/login', { state })}
        onJoin={() =>
          dialogs.openJoin(requested ? { instead: { onLoggedIn: () => openAfterLogin(requested) } } : {})
        }
      />
    </AuthPage>
  );
}

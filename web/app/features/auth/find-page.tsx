import { useNavigate } from 'react-router';
import { useAuthDialogs } from '#lib/auth-dialogs.tsx';
import { AuthPage } from './auth-page.tsx';
import type { FindKind } from './find-calls.ts';
import { FindCard } from './find-card.tsx';
import { findCopy } from './find-copy.ts';

const ADDRESSES = { username: '/login/find-id', password: '/login/find-password' } as const;

/** Finding a user id or a password as a page; each tab has its own address. */
export function FindPage({ kind }: { kind: FindKind }) {
  const navigate = useNavigate();
  const dialogs = useAuthDialogs();
  return (
    <AuthPage title={findCopy.title}>
      <FindCard
        kind={kind}
        onKindChange={(next) => void navigate(ADDRESSES[next], { replace: true })}
        onLogin={() => void navigate('/login')}
        onJoin={() => dialogs.openJoin()}
      />
    </AuthPage>
  );
}

import { useState } from 'react';
import type { LoginRecovery } from '#features/account/auth/login/login-dialog.tsx';
import type { FindKind } from './find-calls.ts';
import { FindCard } from './find-card.tsx';
import { findCopy } from './find-copy.ts';

function RecoveryCard({ onLogin, onJoin }: { onLogin: () => void; onJoin: () => void }) {
  const [kind, setKind] = useState<FindKind>('username');
  return <FindCard kind={kind} onKindChange={setKind} onLogin={onLogin} onJoin={onJoin} />;
}

/** The recovery of a username or a password inside the login dialog. */
export const loginRecovery: LoginRecovery = { title: findCopy.title, Card: RecoveryCard };

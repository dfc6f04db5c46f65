import { authTexts } from '@ieum/contract/account/auth/texts.ts';
import { brandTexts } from '@ieum/contract/common/brand-texts.ts';
import { useEffect, useRef, useState } from 'react';
import { say } from '#lib/format/copy.ts';
import type { LoginDialogProps } from '#lib/session/auth-dialogs.tsx';
import { LogoMark } from '#ui/layout/logo.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from '../copy.ts';
import { enter } from './enter.ts';
import type { FindKind } from '../../users/recovery/find-calls.ts';
import { FindCard } from '../../users/recovery/find-card.tsx';
import { findCopy } from '../../users/recovery/find-copy.ts';
import { LoginCard } from './login-card.tsx';
import styles from './login-dialog.module.css';

const Brand = () => (
  <span className={styles.brand}>
    <LogoMark />
    {say(brandTexts.name)}
  </span>
);

/**
 * The login card over the page; a pending action continues after the login, otherwise the dashboard
 * opens.
 */
export function LoginDialog({ request, onClose, onJoin }: LoginDialogProps) {
  const continues = request.onLoggedIn;
  const [finding, setFinding] = useState<FindKind>();
  const card = useRef<HTMLDivElement>(null);
  const isFinding = finding !== undefined;
  const wasFinding = useRef(isFinding);

  useEffect(() => {
    if (wasFinding.current === isFinding) return;
    wasFinding.current = isFinding;
    // The button that was pressed was removed together with its card.
    card.current?.querySelector('input')?.focus();
  }, [isFinding]);

  const handleLoggedIn = () => {
    if (!continues) {
      enter('/dashboard');
      return;
    }
    onClose();
    toast(say(authTexts.loggedIn), { tone: 'success' });
    continues();
  };

  return (
    <Sheet
      side="centre"
      padding="none"
      above={<Brand />}
      title={finding ? findCopy.title : copy.title}
      {...(continues && !finding && { subtitle: copy.continues })}
      onClose={onClose}
    >
      <div ref={card}>
        {finding ? (
          <FindCard
            kind={finding}
            onKindChange={setFinding}
            onLogin={() => setFinding(undefined)}
            onJoin={onJoin}
          />
        ) : (
          <LoginCard
            onJoin={onJoin}
            onLoggedIn={handleLoggedIn}
            onFind={() => setFinding('username')}
            {...(request.userType && { userType: request.userType })}
          />
        )}
      </div>
    </Sheet>
  );
}

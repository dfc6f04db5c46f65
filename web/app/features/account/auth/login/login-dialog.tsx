import { authTexts } from '@ieum/contract/account/auth/texts.ts';
import { brandTexts } from '@ieum/contract/common/brand-texts.ts';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { say } from '#lib/format/copy.ts';
import type { LoginDialogProps } from '#lib/session/auth-dialogs.tsx';
import { LogoMark } from '#ui/layout/logo.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from '../copy.ts';
import { openAfterLogin } from './open-after-login.ts';
import { LoginCard } from './login-card.tsx';
import styles from './login-dialog.module.css';

const Brand = () => (
  <span className={styles.brand}>
    <LogoMark />
    {say(brandTexts.name)}
  </span>
);

/** The card that recovers a lost username or password in place of the login, and the dialog's title then. */
export interface LoginRecovery {
  title: string;
  Card: ComponentType<{ onLogin: () => void; onJoin: () => void }>;
}

/**
 * The login card over the page; a pending action continues after the login, otherwise the dashboard
 * opens.
 */
export function LoginDialog({
  request,
  onClose,
  onJoin,
  recovery,
}: LoginDialogProps & { recovery: LoginRecovery }) {
  const continues = request.onLoggedIn;
  const [isRecovering, setRecovering] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const wasRecovering = useRef(isRecovering);

  useEffect(() => {
    if (wasRecovering.current === isRecovering) return;
    wasRecovering.current = isRecovering;
    // The button that was pressed was removed together with its card.
    card.current?.querySelector('input')?.focus();
  }, [isRecovering]);

  const handleLoggedIn = () => {
    if (!continues) {
      openAfterLogin('/dashboard');
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
      title={isRecovering ? recovery.title : copy.title}
      {...(continues && !isRecovering && { subtitle: copy.continues })}
      onClose={onClose}
    >
      <div ref={card}>
        {isRecovering ? (
          <recovery.Card onLogin={() => setRecovering(false)} onJoin={onJoin} />
        ) : (
          <LoginCard
            onJoin={onJoin}
            onLoggedIn={handleLoggedIn}
            onFind={() => setRecovering(true)}
            {...(request.userType && { userType: request.userType })}
          />
        )}
      </div>
    </Sheet>
  );
}

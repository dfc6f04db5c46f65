import { authMessages } from '@ieum/contract/messages/auth.ts';
import { brandMessages } from '@ieum/contract/messages/brand.ts';
import { say } from '#lib/copy.ts';
import type { LoginDialogProps } from '#lib/auth-dialogs.tsx';
import { LogoMark } from '#ui/logo.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { enter } from './enter.ts';
import { LoginCard } from './login-card.tsx';
import styles from './login-dialog.module.css';

const Brand = () => (
  <span className={styles.brand}>
    <LogoMark />
    {say(brandMessages.name)}
  </span>
);

/** The login card over the page; an action that waits behind it continues, otherwise the dashboard opens. */
export function LoginDialog({ request, onClose, onJoin }: LoginDialogProps) {
  const continues = request.onLoggedIn;

  const handleLoggedIn = () => {
    if (!continues) {
      enter('/dashboard');
      return;
    }
    onClose();
    toast(say(authMessages.loggedIn), { tone: 'success' });
    continues();
  };

  return (
    <Sheet
      side="centre"
      padding="none"
      above={<Brand />}
      title={copy.title}
      {...(continues && { subtitle: copy.continues })}
      onClose={onClose}
    >
      <LoginCard
        onJoin={onJoin}
        onLoggedIn={handleLoggedIn}
        onLeave={onClose}
        {...(request.userType && { userType: request.userType })}
      />
    </Sheet>
  );
}

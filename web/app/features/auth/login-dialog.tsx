import { authMessages } from '@ieum/contract/messages/auth.ts';
import { say } from '#lib/copy.ts';
import type { LoginDialogProps } from '#lib/auth-dialogs.tsx';
import { handOver } from '#lib/hand-over.ts';
import { Sheet } from '#ui/sheet.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { LoginCard } from './login-card.tsx';

/** The login card over the page; an action that waits behind it continues, otherwise the dashboard opens. */
export function LoginDialog({ request, onClose, onJoin }: LoginDialogProps) {
  const continues = request.onLoggedIn;

  const handleLoggedIn = () => {
    const message = say(authMessages.loggedIn);
    if (!continues) {
      handOver(message);
      location.assign('/dashboard');
      return;
    }
    onClose();
    toast(message, { tone: 'success' });
    continues();
  };

  return (
    <Sheet
      side="centre"
      padding="none"
      title={copy.title}
      {...(continues && { subtitle: copy.continues })}
      onClose={onClose}
    >
      <LoginCard onJoin={onJoin} onLoggedIn={handleLoggedIn} {...(request.userType && { userType: request.userType })} />
    </Sheet>
  );
}

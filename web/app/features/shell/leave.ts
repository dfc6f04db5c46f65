import { logout } from '#lib/session.ts';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';

/** Logs out and says so. */
export async function leave(): Promise<void> {
  await logout();
  toast(copy.loggedOut);
}

import { authMessages } from '@ieum/contract/messages/auth.ts';
import { say } from '#lib/copy.ts';
import { handOver } from '#lib/hand-over.ts';

/** Opens a page anew after a login; the page says that it worked. */
export function enter(address: string): void {
  handOver(say(authMessages.loggedIn));
  location.assign(address);
}

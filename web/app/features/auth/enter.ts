import { authMessages } from '@ieum/contract/messages/auth.ts';
import { ownAddress } from '@ieum/contract/own-address.ts';
import { say } from '#lib/copy.ts';
import { handOver } from '#lib/hand-over.ts';

/** Opens a page of this site anew after a login; the page says that it worked. */
export function enter(address: string): void {
  handOver(say(authMessages.loggedIn));
  location.assign(ownAddress(address) ?? '/');
}

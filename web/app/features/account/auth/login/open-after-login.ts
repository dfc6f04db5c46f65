import { authTexts } from '@ieum/contract/account/auth/texts.ts';
import { ownAddress } from '@ieum/contract/common/own-address.ts';
import { say } from '#lib/format/copy.ts';
import { leaveFlashMessage } from '#lib/storage/flash-message.ts';

/** Opens a page of this site after a login, which then shows that the login succeeded. */
export function openAfterLogin(address: string): void {
  leaveFlashMessage(say(authTexts.loggedIn));
  location.assign(ownAddress(address) ?? '/');
}

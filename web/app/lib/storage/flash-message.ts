import { tabStorage } from './browser-storage.ts';

const NAME = 'ieum.notice';

/** Stores a message for the next page of this tab, for example after a login that loads it again. */
export const leaveFlashMessage = (message: string): void => tabStorage.write(NAME, message);

/** Returns the message of the previous page and removes it. */
export function takeFlashMessage(): string | undefined {
  const message = tabStorage.read(NAME);
  tabStorage.write(NAME, undefined);
  return message;
}

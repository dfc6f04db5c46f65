import { tabStorage } from './browser-storage.ts';

const NAME = 'ieum.notice';

/** Leaves a sentence for the next page of this tab, for example after a login that loads it again. */
export const leaveFlashMessage = (message: string): void => tabStorage.write(NAME, message);

/** Takes the sentence the page before left here, once. */
export function takeFlashMessage(): string | undefined {
  const message = tabStorage.read(NAME);
  tabStorage.write(NAME, undefined);
  return message;
}

import { browserStorage } from '#lib/storage/browser-storage.ts';

/** Where the browser keeps the recruitments opened in it. */
export const RECENT = 'ieum.recent';

/** Whether a recruitment other than this one was opened in this browser, told without reading them. */
export function hasRecent(except: string | undefined): boolean {
  const text = browserStorage.read(RECENT) ?? '';
  const own = except !== undefined && text.includes(except) ? 1 : 0;
  return text.split('"id":').length - 1 > own;
}

import { browserStorage } from '#lib/storage/browser-storage.ts';

/** The storage key of the recruitments viewed in this browser. */
export const RECENT = 'ieum.recent';

/** Whether a recruitment other than this one was viewed in this browser, known without parsing them. */
export function hasRecent(except: string | undefined): boolean {
  const text = browserStorage.read(RECENT) ?? '';
  const own = except !== undefined && text.includes(except) ? 1 : 0;
  return text.split('"id":').length - 1 > own;
}

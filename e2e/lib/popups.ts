import { popupPaths } from '../../contract/src/content/popups/paths.ts';
import { baseURL } from './base-url.ts';

let known: Promise<readonly string[]> | undefined;

/** The popups that visitors get now. */
export function shownPopups(): Promise<readonly string[]> {
  known ??= fetch(new URL(popupPaths.list.path, baseURL)).then(async (answer) => {
    const { popups } = (await answer.json()) as { popups: { _id: string }[] };
    return popups.map(({ _id }) => _id);
  });
  return known;
}

/** Runs in a page: the visitor has hidden these popups for today, so that they cover no other story. */
export function hidePopups(ids: readonly string[]): void {
  const SEOUL = 9 * 60 * 60 * 1000;
  const day = new Date(Date.now() + SEOUL).toISOString().slice(0, 10);
  try {
    localStorage.setItem('ieum.popups', JSON.stringify({ day, ids }));
  } catch {
    // A blank page has no storage, and no popups either.
  }
}

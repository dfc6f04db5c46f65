/** Where the browser keeps the postings opened in it. */
export const RECENT = 'ieum.recent';

/** Whether any posting was opened in this browser, told without reading them. */
export function hasRecent(): boolean {
  try {
    return localStorage.getItem(RECENT) !== null;
  } catch {
    return false;
  }
}

import { seoulToday } from '#lib/format/dates.ts';
import { browserStorage } from '#lib/storage/browser-storage.ts';

/** The popups that a visitor does not want to see before midnight in Seoul: `{ day, ids }`. */
const PLACE = 'ieum.popups';

/** The ids of the popups that are hidden in this browser today. */
export function readHidden(): readonly string[] {
  const stored = browserStorage.readJson(PLACE);
  if (typeof stored !== 'object' || stored === null) return [];
  const { day, ids } = stored as { day?: unknown; ids?: unknown };
  if (day !== seoulToday() || !Array.isArray(ids)) return [];
  return ids.filter((id): id is string => typeof id === 'string');
}

/** Hides a popup in this browser until midnight in Seoul. */
export function hideToday(id: string): void {
  const ids = new Set([...readHidden(), id]);
  browserStorage.writeJson(PLACE, { day: seoulToday(), ids: [...ids] });
}

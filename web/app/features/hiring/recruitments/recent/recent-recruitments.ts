import { browserStorage } from '#lib/storage/browser-storage.ts';
import { RECENT } from './recent-note.ts';

/** A recruitment viewed in this browser, with the data of its card; nothing of it is sent anywhere. */
export interface RecentRecruitment {
  id: string;
  subject: string;
  company: string;
  logo: string | null;
  /** The end of applications; null for a recruitment without one. */
  endsAt: string | null;
}

const MAX = 12;
const NOTHING: readonly RecentRecruitment[] = [];

let known: { text: string | undefined; recruitments: readonly RecentRecruitment[] } | undefined;

const isText = (value: unknown): value is string => typeof value === 'string';

function isRecruitment(value: unknown): value is RecentRecruitment {
  if (typeof value !== 'object' || value === null) return false;
  const { id, subject, company, logo, endsAt } = value as Record<string, unknown>;
  return [id, subject, company].every(isText) && [logo, endsAt].every((one) => one === null || isText(one));
}

function parsed(): readonly RecentRecruitment[] {
  const list = browserStorage.readJson(RECENT);
  return Array.isArray(list) ? list.filter(isRecruitment).slice(0, MAX) : NOTHING;
}

/** The recruitments viewed in this browser, latest first; none where the browser has no storage. */
export function readRecent(): readonly RecentRecruitment[] {
  const text = browserStorage.read(RECENT);
  // React calls this often and needs the same array while nothing has changed.
  if (!known || known.text !== text) known = { text, recruitments: parsed() };
  return known.recruitments;
}

const write = (recruitments: readonly RecentRecruitment[]): void =>
  browserStorage.writeJson(RECENT, recruitments.length > 0 ? recruitments : undefined);

/** Adds a recruitment before the others. */
export const remember = (recruitment: RecentRecruitment): void =>
  write([recruitment, ...readRecent().filter(({ id }) => id !== recruitment.id)].slice(0, MAX));

/** Deletes all; returns them for an undo. */
export function clearRecent(): readonly RecentRecruitment[] {
  const recruitments = readRecent();
  write(NOTHING);
  return recruitments;
}

/** Restores deleted entries; those viewed since stay first. */
export const restoreRecent = (recruitments: readonly RecentRecruitment[]): void =>
  write(
    [...readRecent(), ...recruitments.filter(({ id }) => readRecent().every((one) => one.id !== id))].slice(
      0,
      MAX,
    ),
  );

/** Subscribes to changes, also of other tabs; returns the function that unsubscribes. */
export const onRecentChange = browserStorage.onChange;

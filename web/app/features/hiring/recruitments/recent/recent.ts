import { browserStorage } from '#lib/storage/browser-storage.ts';
import { RECENT } from './recent-note.ts';

/** A recruitment this browser has opened, with what its card shows; nothing of it is sent anywhere. */
export interface RecentRecruitment {
  id: string;
  subject: string;
  company: string;
  logo: string | null;
  /** The end of applications; null for a recruitment without one. */
  endsAt: string | null;
}

const MOST = 12;
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
  return Array.isArray(list) ? list.filter(isRecruitment).slice(0, MOST) : NOTHING;
}

/** The recruitments opened here, the latest first; none where the browser keeps nothing. */
export function readRecent(): readonly RecentRecruitment[] {
  const text = browserStorage.read(RECENT);
  // React asks often and wants the same list while nothing has changed.
  if (!known || known.text !== text) known = { text, recruitments: parsed() };
  return known.recruitments;
}

const write = (recruitments: readonly RecentRecruitment[]): void =>
  browserStorage.writeJson(RECENT, recruitments.length > 0 ? recruitments : undefined);

/** Puts a recruitment in front of the others. */
export const remember = (recruitment: RecentRecruitment): void =>
  write([recruitment, ...readRecent().filter(({ id }) => id !== recruitment.id)].slice(0, MOST));

/** Forgets them all; gives them back for an undo. */
export function clearRecent(): readonly RecentRecruitment[] {
  const recruitments = readRecent();
  write(NOTHING);
  return recruitments;
}

/** Takes back what was forgotten; what was opened since stays in front. */
export const restoreRecent = (recruitments: readonly RecentRecruitment[]): void =>
  write(
    [...readRecent(), ...recruitments.filter(({ id }) => readRecent().every((one) => one.id !== id))].slice(
      0,
      MOST,
    ),
  );

/** Tells of every change, of other tabs too; gives the function that stops it. */
export const onRecentChange = browserStorage.onChange;

import type { Member } from '@ieum/contract/site/members/endpoints.ts';

const LONG_HOURS = 24;

/** A company that still awaits the decision. */
export const isWaiting = ({ company, status }: Pick<Member, 'company' | 'status'>): boolean =>
  status !== 'WITHDRAWN' && company?.approval === 'PENDING';

/** Waiting for longer than the promised day. */
export const isOverdue = ({ company }: Pick<Member, 'company'>): boolean =>
  (company?.waitingHours ?? 0) >= LONG_HOURS;

/** The name of a member in titles and questions. */
export const nameOf = ({ company, name, username }: Pick<Member, 'company' | 'name' | 'username'>): string =>
  company?.name || name || username;

/** The next company to decide about: after this one in the list, else before it. */
export function nextWaiting(rows: readonly Member[], id: string): string | undefined {
  const index = rows.findIndex((row) => row._id === id);
  return [...rows.slice(index + 1), ...rows.slice(0, Math.max(0, index))].find(isWaiting)?._id;
}

const FILE_NAMES: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
  'image/gif': 'GIF',
};

/** A file's type in short, for example PDF. */
export const fileKind = (mimeType: string): string =>
  FILE_NAMES[mimeType] ?? mimeType.split('/').at(-1)?.toUpperCase() ?? '';

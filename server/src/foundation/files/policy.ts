import { isFileLinkGood, type Secrets } from '#platform/crypto.ts';
import type { Actor } from '#kit/context.ts';
import type { FileRow } from './tables.ts';

/** Whether the actor uploaded the file. */
export const ownsFile = (actor: Actor | undefined, file: FileRow): boolean =>
  actor !== undefined && file.ownerId === actor.userId;

interface Link {
  until?: string | undefined;
  sign?: string | undefined;
}

/** Whether the query is a link that we made for this file and that is still valid. */
export function hasValidLink(secrets: Secrets, fileId: string, link: Link & { now: Date }): boolean {
  const until = Number(link.until);
  if (!link.sign || !Number.isInteger(until)) return false;
  return isFileLinkGood(secrets, { fileId, until, sign: link.sign }, link.now);
}

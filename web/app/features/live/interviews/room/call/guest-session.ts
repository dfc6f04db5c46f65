import { keep, readKept } from '#lib/storage/tab-storage.ts';

/** The session by which the server knows a guest of this tab again. */
export function guestSession(): string {
  const known = readKept('interviewGuest');
  if (known) return known;
  const made = crypto.randomUUID();
  keep('interviewGuest', made);
  return made;
}

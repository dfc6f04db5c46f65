import { writeStored, readStored } from '#lib/storage/tab-storage.ts';

/** The session by which the server recognises a guest of this tab. */
export function guestSession(): string {
  const known = readStored('interviewGuest');
  if (known) return known;
  const made = crypto.randomUUID();
  writeStored('interviewGuest', made);
  return made;
}

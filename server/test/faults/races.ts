/**
 * Runs a race without its guard, in the worst order that reading first and writing then allows: everyone reads before
 * anybody writes. Returns how many went on to write, which a test of the guard compares with its own count.
 */
export async function raceUnguarded<T>(
  times: number,
  { read, write }: { read: () => Promise<T | undefined>; write: (seen: T) => Promise<unknown> },
): Promise<number> {
  const seen = await Promise.all(Array.from({ length: times }, read));
  const goingOn = seen.filter((one) => one !== undefined);
  await Promise.all(goingOn.map(write));
  return goingOn.length;
}

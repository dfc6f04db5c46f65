/** The old and the new position of the one row whose move explains the difference between two orders. */
export function positionAfterMove(
  before: readonly string[],
  after: readonly string[],
): { from: number; to: number } | undefined {
  const isChanged = (id: string, index: number) => id !== before[index];
  const first = after.findIndex(isChanged);
  const last = after.findLastIndex(isChanged);
  if (first < 0) return undefined;
  return after[first] === before[last] ? { from: last, to: first } : { from: first, to: last };
}

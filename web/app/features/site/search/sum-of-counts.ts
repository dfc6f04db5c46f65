interface Count {
  count: number;
  isCapped?: boolean | undefined;
}

/** The sum of several counts. */
export const sumOf = (counts: readonly Count[]) => ({
  count: counts.reduce((sum, { count }) => sum + count, 0),
  isCapped: counts.some(({ isCapped }) => isCapped),
});

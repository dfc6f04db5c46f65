const STEPS = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10];

/** The end of an axis that begins at 0: a round number with a whole half, not far above the maximum. */
export function topOf(most: number): number {
  if (most <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(most));
  const fits = STEPS.map((step) => Math.round(step * power)).find((top) => top >= most && top % 2 === 0);
  return fits ?? power * 10;
}

/** Which of many columns have a label under an axis: evenly spaced, from the first on. */
export function placesOf(count: number, most = 6): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step);
}

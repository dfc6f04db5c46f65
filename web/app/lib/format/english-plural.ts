/** A number, formatted or not, with its English noun: `1 company`, `2 companies`. */
export const withPlural = (n: number | string, one: string, many: string): string =>
  `${n} ${String(n) === '1' ? one : many}`;

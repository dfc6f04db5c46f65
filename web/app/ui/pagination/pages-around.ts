/** The page numbers to show: first, last and those around the current one; undefined is a gap. */
export function pagesAround(page: number, pageCount: number): (number | undefined)[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, pageCount];
  const numbers = [...new Set(wanted)].filter((n) => n >= 1 && n <= pageCount).toSorted((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    return before !== undefined && number - before > 1 ? [undefined, number] : [number];
  });
}

/** The server skips no further; beyond it pages follow their cursors. */
const FARTHEST_SKIP = 1000;

/** The last page of a list; an empty one has its first. */
export const lastPageOf = (count: number, size: number): number => Math.max(1, Math.ceil(count / size));

interface Paged {
  next: string | null;
}

interface Reading<T extends Paged> {
  /** From 1. */
  page: number;
  size: number;
  read: (part: { skip: number } | { after: string }) => Promise<T>;
  /** The page before this one, for its cursor. */
  before: () => Promise<T>;
  /** What an empty page holds. */
  nothing: Partial<T>;
}

/** Reads one page of a list: the near ones by their place, the far ones after the page before them. */
export async function pageReader<T extends Paged>(reading: Reading<T>): Promise<T> {
  const { page, size, read, before, nothing } = reading;
  const skip = (page - 1) * size;
  if (skip <= FARTHEST_SKIP) return read({ skip });
  const last = await before();
  return last.next ? read({ after: last.next }) : { ...last, ...nothing };
}

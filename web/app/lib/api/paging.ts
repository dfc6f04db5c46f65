/** The server skips no further; later pages use cursors. */
const FARTHEST_SKIP = 1000;

/** The last page of a list; an empty one has only the first. */
export const lastPageOf = (count: number, size: number): number => Math.max(1, Math.ceil(count / size));

interface PageWithCursor {
  next: string | null;
}

interface ReadPageOptions<T extends PageWithCursor> {
  /** From 1. */
  page: number;
  size: number;
  read: (part: { skip: number } | { after: string }) => Promise<T>;
  /** The previous page, for its cursor. */
  before: () => Promise<T>;
  /** The content of an empty page. */
  nothing: Partial<T>;
}

/** Loads one page of a list: near ones by number, far ones by the cursor of the previous page. */
export async function pageReader<T extends PageWithCursor>(reading: ReadPageOptions<T>): Promise<T> {
  const { page, size, read, before, nothing } = reading;
  const skip = (page - 1) * size;
  if (skip <= FARTHEST_SKIP) return read({ skip });
  const last = await before();
  return last.next ? read({ after: last.next }) : { ...last, ...nothing };
}

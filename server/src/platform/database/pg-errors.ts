interface PgError {
  code?: string;
  constraint?: string;
  message?: string;
}

/** Finds the database's own error inside the query builder's wrapper. */
export function pgErrorOf(error: unknown): PgError | undefined {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    if ('code' in current && typeof current.code === 'string') return current as PgError;
    current = current.cause;
  }
  return undefined;
}

/** Whether the error is a violation of the named unique constraint or index. */
export const violates = (error: unknown, constraint: string): boolean => {
  const found = pgErrorOf(error);
  return found?.code === '23505' && found.constraint === constraint;
};

/** Whether retrying the same transaction may succeed: serialization failure or deadlock. */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(pgErrorOf(error)?.code ?? '');

/**
 * Whether the database could not parse a value: an invalid cursor, a character that no text may contain. All
 * other values come from us, so the caller's value is at fault.
 */
export const isUnfitValue = (error: unknown): boolean =>
  ['22003', '22007', '22008', '22021', '22P02', '22P05'].includes(pgErrorOf(error)?.code ?? '');

const GONE = /^(08|57P0[123]|53300|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/;
const TIMED_OUT =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|DeadlineError/;

/** Whether the database cannot be reached or does not answer in time. */
export function isUnreachable(error: unknown): boolean {
  if (GONE.test(pgErrorOf(error)?.code ?? '')) return true;
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    if (TIMED_OUT.test(current.message) || TIMED_OUT.test(current.name)) return true;
    current = current.cause;
  }
  return false;
}

/**
 * Whether nothing can be written, because the disk is full or the disk or the database is read-only: the
 * request is not at fault, and reading still works.
 */
export const isUnwritable = (error: unknown): boolean =>
  /^(53100|58030|25006|ENOSPC|EDQUOT|EROFS|EIO)$/.test(pgErrorOf(error)?.code ?? '');

/** Whether the error is a violation of the named exclusion constraint. */
export const isExcludedBy = (error: unknown, constraint: string): boolean => {
  const found = pgErrorOf(error);
  return found?.code === '23P01' && found.constraint === constraint;
};

import { ApiError } from '#lib/api/api-error.ts';
import { httpCopy } from '#lib/api/http-copy.ts';

/** A row that was not changed, and why. */
interface Failure {
  name: string;
  message: string;
}

export interface Outcome<R> {
  changed: readonly R[];
  failures: readonly Failure[];
  /** Nothing was changed yet, because another administrator decides. */
  isRequested?: boolean;
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  // The server was not reached.
  if (error instanceof TypeError) return httpCopy.offline;
  throw error;
}

/** Does something with each row, one after the other; a row that fails does not stop the others. */
export async function runEach<R>(
  run: (row: R) => Promise<unknown>,
  rows: readonly R[],
  nameOf: (row: R) => string,
): Promise<Outcome<R>> {
  const changed: R[] = [];
  const failures: Failure[] = [];
  for (const row of rows) {
    try {
      await run(row);
      changed.push(row);
    } catch (error) {
      failures.push({ name: nameOf(row), message: reasonOf(error) });
    }
  }
  return { changed, failures };
}

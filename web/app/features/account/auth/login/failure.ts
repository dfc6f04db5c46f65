import { ApiError } from '#lib/api/api-error.ts';
import { httpCopy } from '#lib/api/http-copy.ts';
import { alert } from '#ui/alert/alert.ts';

/** The server's words, or our own for what went wrong before it was reached. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.message : httpCopy.offline;

/** Tells a failed act in the alert dialog, unless the client has told it already. */
export async function showErrorOrOffline(error: unknown): Promise<void> {
  if (error instanceof ApiError && error.isReported) return;
  await alert(failureText(error));
}

import { ApiError } from '#lib/api/api-error.ts';
import { httpCopy } from '#lib/api/http-copy.ts';
import { alert } from '#ui/alert/alert.ts';

/** The server's message, or our own text for an error before the server was reached. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.message : httpCopy.offline;

/** Shows the error of a failed action in the alert dialog, unless the client has already shown it. */
export async function showErrorOrOffline(error: unknown): Promise<void> {
  if (error instanceof ApiError && error.isReported) return;
  await alert(failureText(error));
}

import { ApiError } from '#lib/api/api-error.ts';
import { httpCopy } from '#lib/api/http-copy.ts';
import { alert } from './alert.ts';

/** Shows an error that no alert has shown yet; anything but an error of a call is thrown again. */
export async function showError(error: unknown): Promise<void> {
  if (!(error instanceof ApiError)) throw error;
  if (!error.isReported) await alert(error.message);
}

/** The server's message, or our own text for an error before the server was reached. */
export const errorText = (error: unknown): string =>
  error instanceof ApiError ? error.message : httpCopy.offline;

/** Shows the error of a failed action, or that the server was not reached, unless an alert has shown it. */
export async function showErrorOrOffline(error: unknown): Promise<void> {
  if (error instanceof ApiError && error.isReported) return;
  await alert(errorText(error));
}

import { ApiError } from '#lib/api/api-error.ts';
import { alert } from './alert.ts';

/** Shows an error that no alert has shown yet; anything but an error of a call is thrown again. */
export async function showError(error: unknown): Promise<void> {
  if (!(error instanceof ApiError)) throw error;
  if (!error.isReported) await alert(error.message);
}

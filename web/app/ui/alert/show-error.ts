import { ApiError } from '#lib/api/api-error.ts';
import { alert } from './alert.ts';

/** Tells a refusal that no alert has told yet; anything but a refusal is thrown on. */
export async function showError(error: unknown): Promise<void> {
  if (!(error instanceof ApiError)) throw error;
  if (!error.isReported) await alert(error.message);
}

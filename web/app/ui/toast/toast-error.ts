import { ApiError } from '#lib/api/api-error.ts';
import { toast } from './toasts.ts';

/** Says at the foot of the page why something was rejected, unless an alert has said it; other errors are thrown on. */
export function toastError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  if (!error.isReported) toast(error.message, { tone: 'error' });
}

import { ApiError } from '#lib/api/api-error.ts';
import { toast } from '#ui/toast/toasts.ts';

/** Tells a refusal at the foot of the page, unless an alert has told it already. */
export function toastError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  if (!error.isReported) toast(error.message, { tone: 'error' });
}

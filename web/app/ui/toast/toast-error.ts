import { ApiError } from '#lib/api/api-error.ts';
import { toast } from './toasts.ts';

/**
 * Shows in a toast why something was rejected, unless an alert has shown it; other errors are thrown
 * again.
 */
export function toastError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  if (!error.isReported) toast(error.message, { tone: 'error' });
}

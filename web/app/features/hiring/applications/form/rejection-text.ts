import { ApiError } from '#lib/api/api-error.ts';

/** Why nothing can be saved or sent any more: closed, canceled, hidden, already applied. */
export const rejectionText = (error: unknown): string | undefined =>
  error instanceof ApiError && (error.status === 409 || error.status === 404) ? error.message : undefined;

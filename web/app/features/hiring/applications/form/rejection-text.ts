import { ApiError } from '#lib/api/api-error.ts';

/** Why nothing more can be written or sent here: closed, canceled, hidden, already applied. */
export const rejectionText = (error: unknown): string | undefined =>
  error instanceof ApiError && (error.status === 409 || error.status === 404) ? error.message : undefined;

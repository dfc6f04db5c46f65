import { ApiError } from '../api/api-error.ts';

const statusOf = (error: unknown): unknown => {
  if (error instanceof ApiError) return error.status;
  const { init } = (error ?? {}) as { init?: { status?: unknown } | null };
  return init?.status;
};

/** Whether a loader's call was answered with 404, on the server or in the browser. */
export const isNotFound = (error: unknown): boolean => statusOf(error) === 404;

import type { LoggerOptions } from 'pino';
import { CODE_IN_ADDRESSES } from '#live/interviews/public.ts';
import type { Env } from '#platform/env.ts';
import { loggerOptions } from '#platform/logging/logging.ts';

/** Options of the logger, with what the modules have of secrets in addresses. */
export const logOptions = (env: Pick<Env, 'logLevel'>): LoggerOptions =>
  loggerOptions(env, [CODE_IN_ADDRESSES]);

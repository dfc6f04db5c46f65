import { negotiate } from '@fastify/accept-negotiator';
import type { Encoding } from './html-cache.ts';

const SUPPORTED: Encoding[] = ['br', 'gzip'];

/** The best supported encoding that a caller accepts, by the `Accept-Encoding` header; undefined for none. */
export const encodingOf = (header: string | string[] | undefined): Encoding | undefined =>
  negotiate(String(header ?? ''), SUPPORTED) ?? undefined;

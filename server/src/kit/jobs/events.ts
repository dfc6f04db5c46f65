import type { z } from 'zod';
import type { DomainEvent } from '../context.ts';
import type { Job, JobWork } from './jobs.ts';

/** An event as subscribers use it; `parse` reads a stored payload and throws on any other. */
export interface ReadableEvent<P extends object> {
  readonly type: string;
  readonly parse: (payload: unknown) => P;
}

/** A kind of event: called with its payload, it creates an event to emit. */
export interface EventType<P extends object> extends ReadableEvent<P> {
  (payload: P): DomainEvent;
}

/** Defines a kind of event by its stored name and the schema of its payload, which must be plain JSON. */
export function defineEvent<P extends Record<string, unknown>>(
  type: string,
  schema: z.ZodType<P>,
): EventType<P> {
  return Object.assign((payload: P): DomainEvent => ({ type, payload }), {
    type,
    parse: (payload: unknown) => schema.parse(payload),
  });
}

interface EventJob<P> {
  name: string;
  transaction: Job['transaction'];
  run: (work: JobWork, payload: P) => Promise<void>;
}

/** A job that runs after each event of a kind, at least once. */
export const jobOn = <P extends object>(
  event: ReadableEvent<P>,
  { name, transaction, run }: EventJob<P>,
): Job => ({
  name,
  on: event.type,
  transaction,
  run: (work, payload) => run(work, event.parse(payload)),
});

import type { DomainEvent } from '../context.ts';
import type { ReadableEvent } from './events.ts';

type Listener = (payload: DomainEvent['payload']) => void;

/**
 * Publishes emitted events inside this process, right after their commit. An event may be lost, as a socket's
 * message may; work that must be done is a job.
 */
export function createEventBus(onError: (error: unknown, where: string) => void) {
  const listeners = new Map<string, Listener[]>();
  return {
    subscribe: <P extends object>(
      { type, parse }: ReadableEvent<P>,
      listener: (payload: P) => void,
    ): void => {
      const own: Listener = (payload) => listener(parse(payload));
      listeners.set(type, [...(listeners.get(type) ?? []), own]);
    },
    publish: ({ type, payload }: DomainEvent): void => {
      for (const listener of listeners.get(type) ?? []) {
        try {
          listener(payload);
        } catch (error) {
          onError(error, type);
        }
      }
    },
    /** The types of events that have a subscriber. */
    subscribedTypes: (): string[] => [...listeners.keys()],
  };
}
export type EventBus = ReturnType<typeof createEventBus>;

import type { DomainEvent } from '../context.ts';

type Listener = (payload: DomainEvent['payload']) => void;

/**
 * Passes on inside this process what was emitted, right after its commit. It may be lost, as a socket's message
 * may; work that must be done is a job.
 */
export function createEventBus(onError: (error: unknown, where: string) => void) {
  const listeners = new Map<string, Listener[]>();
  return {
    subscribe: (type: string, listener: Listener): void => {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
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
  };
}
export type EventBus = ReturnType<typeof createEventBus>;

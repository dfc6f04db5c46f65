/** The listeners that are called at every change. */
export interface Listeners {
  notify: () => void;
  /** Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A value outside React that is replaced, never changed in place; for `useSyncExternalStore`. */
export interface Store<T> {
  read: () => T;
  change: (next: T) => void;
  onChange: (listener: () => void) => () => void;
}

export function createStore<T>(start: T): Store<T> {
  const { notify, subscribe } = createListeners();
  let value = start;
  return {
    read: () => value,
    change: (next) => {
      value = next;
      notify();
    },
    onChange: subscribe,
  };
}

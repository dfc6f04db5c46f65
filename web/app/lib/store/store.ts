/** Those who are to be called when something changes. */
export interface Listeners {
  notify: () => void;
  /** Gives the function that ends it. */
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

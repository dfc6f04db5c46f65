import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The same functions for the component's lifetime, always those of its latest render; for event handlers,
 * not for rendering.
 */
export function useStableCallbacks<T extends object>(latest: T): T {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  const [stable] = useState(() => {
    const names = Object.keys(latest) as (keyof T)[];
    const call =
      (name: keyof T) =>
      (...input: unknown[]) =>
        (current.current[name] as (...all: unknown[]) => unknown)(...input);
    return Object.fromEntries(names.map((name) => [name, call(name)])) as T;
  });
  return stable;
}

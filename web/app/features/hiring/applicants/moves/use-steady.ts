import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The same functions for the component's lifetime, always those of its latest render; for event handlers,
 * not for rendering.
 */
export function useSteady<T extends object>(latest: T): T {
  const held = useRef(latest);
  useLayoutEffect(() => {
    held.current = latest;
  });
  const [steady] = useState(() => {
    const names = Object.keys(latest) as (keyof T)[];
    const call =
      (name: keyof T) =>
      (...input: unknown[]) =>
        (held.current[name] as (...all: unknown[]) => unknown)(...input);
    return Object.fromEntries(names.map((name) => [name, call(name)])) as T;
  });
  return steady;
}

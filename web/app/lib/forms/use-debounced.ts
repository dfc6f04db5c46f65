import { useCallback, useEffect, useRef, useState } from 'react';

/** A value once it has not changed for a while. */
export function useDebouncedValue<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

/** Calls a function once its calls have paused for a while, with the last argument; never after the component is gone. */
export function useDebouncedCallback<T>(act: (value: T) => void, milliseconds: number): (value: T) => void {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (value) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(value), milliseconds);
    },
    [milliseconds],
  );
}

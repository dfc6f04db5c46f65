import { useEffect, useRef } from 'react';
import { layers } from '#lib/layers/layer-history.ts';

/** Lets Back close a layer while it is open; what is typed may ask first, as for every other way to close it. */
export function useLayer(close: () => void, isOpen = true): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? layers?.open(() => latest.current()) : undefined), [isOpen]);
}

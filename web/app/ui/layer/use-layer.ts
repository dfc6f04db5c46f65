import { useEffect, useRef } from 'react';
import { layers } from '#lib/layers/layer-history.ts';

/**
 * Lets Back close a layer while it is open; it may ask first about unsaved input, as for every other way
 * to close it.
 */
export function useLayer(close: () => void, isOpen = true): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? layers?.open(() => latest.current()) : undefined), [isOpen]);
}

import { useEffect, useRef, type PointerEvent } from 'react';

/**
 * Selecting cells by dragging a mouse over them: the first one decides whether the others are chosen or
 * cleared.
 */
export function useDragSelect(select: (time: string, isOn: boolean) => void) {
  const mode = useRef<boolean>(undefined);
  useEffect(() => {
    const stop = () => {
      mode.current = undefined;
    };
    document.addEventListener('pointerup', stop);
    document.addEventListener('pointercancel', stop);
    return () => {
      document.removeEventListener('pointerup', stop);
      document.removeEventListener('pointercancel', stop);
    };
  }, []);
  return (time: string, isOn: boolean) => ({
    onPointerDown: ({ pointerType, button }: PointerEvent) => {
      // A finger scrolls; it chooses by a press.
      if (pointerType === 'mouse' && button === 0) mode.current = !isOn;
    },
    onPointerEnter: () => {
      if (mode.current !== undefined) select(time, mode.current);
    },
    onPointerLeave: () => {
      if (mode.current !== undefined) select(time, mode.current);
    },
  });
}

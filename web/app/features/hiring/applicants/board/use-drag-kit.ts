import { useEffect, useState } from 'react';
import type * as drag from './board-drag.ts';

export type DragKit = typeof drag;

/** Dragging, loaded when the pointer first moves: keys and menus never need it. */
export function useDragKit(isWide: boolean): DragKit | undefined {
  const [kit, setKit] = useState<DragKit>();
  useEffect(() => {
    if (!isWide) return undefined;
    const fetchKit = () => void import('./board-drag.ts').then(setKit);
    document.addEventListener('pointermove', fetchKit, { once: true, passive: true });
    return () => document.removeEventListener('pointermove', fetchKit);
  }, [isWide]);
  return isWide ? kit : undefined;
}

import { useEffect, useState } from 'react';
import type * as drag from './drag.ts';

export type DragKit = typeof drag;

/** Dragging, fetched after the board is there: nobody waits for it, and phones never need it. */
export function useDragKit(isWide: boolean): DragKit | undefined {
  const [kit, setKit] = useState<DragKit>();
  useEffect(() => {
    if (isWide) void import('./drag.ts').then(setKit);
  }, [isWide]);
  return isWide ? kit : undefined;
}

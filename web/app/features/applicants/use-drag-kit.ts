import { useEffect, useState } from 'react';

export type DragKit = typeof import('./drag.ts');

/** Dragging, fetched after the board is there: nobody waits for it, and phones never need it. */
export function useDragKit(): DragKit | undefined {
  const [kit, setKit] = useState<DragKit>();
  useEffect(() => {
    if (!matchMedia('(width >= 64em)').matches) return;
    void import('./drag.ts').then(setKit);
  }, []);
  return kit;
}

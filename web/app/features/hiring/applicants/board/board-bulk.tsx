import { Suspense, useCallback } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import type { BulkBarProps } from '../list/bulk-bar.tsx';
import { useMarks, type MarkStore } from '../card-marks.ts';

const BulkBar = lazyPart(async () => (await import('../list/bulk-bar.tsx')).BulkBar);

/** The bar of the board, loaded when something is first selected. */
export function BoardBulk({
  marks,
  ...actions
}: { marks: MarkStore } & Pick<BulkBarProps, 'onMove' | 'onCompare' | 'more'>) {
  const chosen = useMarks(marks, (all) => all.chosen);
  const clear = useCallback(() => marks.change({ chosen: new Map() }), [marks]);
  if (chosen.size === 0) return null;
  return (
    <Suspense>
      <BulkBar rows={[...chosen.values()]} {...actions} onClear={clear} />
    </Suspense>
  );
}

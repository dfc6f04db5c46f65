import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { keyCopy as copy } from './copy.ts';
import { useKeys, type ScreenKey } from './keys.ts';

const KeySheet = lazyPart(async () => (await import('./key-sheet.tsx')).KeySheet);

interface KeyHostProps {
  /** Keys that the frame itself offers and handles. */
  described?: readonly ScreenKey[];
}

/** The sheet of keys, opened by `?`; once in each frame whose screens offer keys. */
export function KeyHost({ described = [] }: KeyHostProps) {
  const [isOpen, setOpen] = useState(false);
  useKeys(copy.everywhere, [
    { shown: '?', label: copy.show, match: { key: '?' }, run: () => setOpen(true) },
    { shown: 'Esc', label: copy.close },
    ...described,
  ]);
  if (!isOpen) return null;
  return (
    <Suspense>
      <KeySheet onClose={() => setOpen(false)} />
    </Suspense>
  );
}

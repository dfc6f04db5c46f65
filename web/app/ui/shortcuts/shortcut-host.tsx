import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { keyCopy as copy } from './copy.ts';
import { useShortcuts, type ScreenShortcut } from './shortcuts.ts';

const ShortcutSheet = lazyPart(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet);

interface ShortcutHostProps {
  /** Keys that the frame itself offers and handles. */
  described?: readonly ScreenShortcut[];
}

/** The sheet of keys, opened by `?`; once in each frame whose screens offer keys. */
export function ShortcutHost({ described = [] }: ShortcutHostProps) {
  const [isOpen, setOpen] = useState(false);
  useShortcuts(copy.everywhere, [
    { shown: '?', label: copy.show, match: { key: '?' }, run: () => setOpen(true) },
    { shown: 'Esc', label: copy.close },
    ...described,
  ]);
  if (!isOpen) return null;
  return (
    <Suspense>
      <ShortcutSheet onClose={() => setOpen(false)} />
    </Suspense>
  );
}

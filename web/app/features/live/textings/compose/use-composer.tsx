import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import type { Opening } from './compose-sheet.tsx';

const ComposeSheet = lazyPart(async () => (await import('./compose-sheet.tsx')).ComposeSheet);

interface Opened {
  /** Another text opens a new sheet. */
  at: number;
  opening: Opening;
  onDone: (() => void) | undefined;
}

/** The sheet that writes a text, and the function that opens it. */
export function useComposer() {
  const [opened, setOpened] = useState<Opened>();
  const open = useCallback(
    (opening: Opening, onDone?: () => void) => setOpened({ at: Date.now(), opening, onDone }),
    [],
  );
  const close = () => setOpened(undefined);
  const layer = opened && (
    <Suspense>
      <ComposeSheet
        key={opened.at}
        opening={opened.opening}
        onClose={close}
        onDone={() => {
          close();
          opened.onDone?.();
        }}
        onReopen={open}
      />
    </Suspense>
  );
  return { open, layer };
}

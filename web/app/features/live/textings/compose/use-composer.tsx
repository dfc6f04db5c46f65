import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import type { InitialTexting } from './compose-sheet.tsx';

const ComposeSheet = lazyPart(async () => (await import('./compose-sheet.tsx')).ComposeSheet);

interface OpenComposer {
  /** Another text opens a new sheet. */
  at: number;
  opening: InitialTexting;
  onDone: (() => void) | undefined;
}

/** The sheet that writes a text, and the function that opens it. */
export function useComposer() {
  const [opened, setOpened] = useState<OpenComposer>();
  const open = useCallback(
    (opening: InitialTexting, onDone?: () => void) => setOpened({ at: Date.now(), opening, onDone }),
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

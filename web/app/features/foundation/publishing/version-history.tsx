import { Suspense } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { Panel } from '#ui/box/panel.tsx';
import { TextSkeleton } from '#ui/state/skeleton.tsx';
import { copy } from './copy.ts';
import type { HistoryProps } from './version-panel.tsx';

const VersionPanel = lazyPart(async () => (await import('./version-panel.tsx')).VersionPanel);

/** The saved versions of a row, inside its form and loaded after it. */
export const VersionHistory = (props: HistoryProps) => (
  <Suspense
    fallback={
      <Panel title={copy.versions.title}>
        <TextSkeleton lines={3} />
      </Panel>
    }
  >
    <VersionPanel {...props} />
  </Suspense>
);

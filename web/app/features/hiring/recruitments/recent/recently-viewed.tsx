import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasRecent } from './recent-note.ts';

const RecentStrip = lazy(async () => ({ default: (await import('./recent-strip.tsx')).RecentStrip }));

const never = () => () => undefined;
const no = () => false;

/** What was opened in this browser lately, but for the recruitment on the screen; its code comes with the first of them. */
export function RecentlyViewed({ except }: { except?: string }) {
  const isAny = useSyncExternalStore(never, () => hasRecent(except), no);
  return <Suspense fallback={null}>{isAny && <RecentStrip except={except} />}</Suspense>;
}

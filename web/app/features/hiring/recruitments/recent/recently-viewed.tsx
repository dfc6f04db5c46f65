import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { hasRecent } from './recent-note.ts';

const RecentStrip = lazyPart(async () => (await import('./recent-strip.tsx')).RecentStrip);

const never = () => () => undefined;
const no = () => false;

/**
 * The recruitments viewed recently in this browser, except the one on the screen; its code is loaded with
 * the first of them.
 */
export function RecentlyViewed({ except }: { except?: string }) {
  const isAny = useSyncExternalStore(never, () => hasRecent(except), no);
  return <Suspense fallback={null}>{isAny && <RecentStrip except={except} />}</Suspense>;
}

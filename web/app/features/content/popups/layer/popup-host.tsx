import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { importWithRetry } from '#lib/document/import-with-retry.ts';
import { useIdle } from '#lib/document/use-idle.ts';

const PopupLayer = lazy(async () => ({
  default: (await importWithRetry(() => import('./popup-layer.tsx'))).PopupLayer,
}));

/** Shows the popups of a page; their code and content are requested when the page is painted and idle. */
export function PopupHost() {
  const { pathname } = useLocation();
  const isIdle = useIdle();
  return <Suspense fallback={null}>{isIdle && <PopupLayer isHome={pathname === '/'} />}</Suspense>;
}

import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { optionalPart } from '#lib/document/lazy-part.ts';
import { useIdle } from '#lib/document/use-idle.ts';

const PopupLayer = optionalPart(async () => (await import('./popup-layer.tsx')).PopupLayer);

/** Shows the popups of a page; their code and content are requested when the page is painted and idle. */
export function PopupHost() {
  const { pathname } = useLocation();
  const isIdle = useIdle();
  return <Suspense fallback={null}>{isIdle && <PopupLayer isHome={pathname === '/'} />}</Suspense>;
}

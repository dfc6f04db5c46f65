import type { Recruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { Suspense } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { useSession } from '#lib/session/use-session.ts';

const ComparePanel = lazyPart(async () => (await import('./compare-panel.tsx')).ComparePanel);

/** The comparison with the own résumé, for persons only; its code is loaded once one is logged in. */
export function LazyCompare({ recruitment, isInPage }: { recruitment: Recruitment; isInPage?: boolean }) {
  const session = useSession();
  if (session.state !== 'in' || session.userType !== 'PERSON' || recruitment.state !== 'ON_GOING')
    return null;
  return (
    <Suspense fallback={null}>
      <ComparePanel recruitment={recruitment} person={session.userId} {...(isInPage && { isInPage })} />
    </Suspense>
  );
}

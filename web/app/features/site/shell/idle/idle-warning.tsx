import { Suspense } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { useIdleEnd } from './use-idle-end.ts';

const IdleSheet = lazyPart(async () => (await import('./idle-sheet.tsx')).IdleSheet);

/**
 * Two minutes before an administrator's session ends without activity: a warning with a button that continues
 * it.
 */
export function IdleWarning() {
  const { endsAt, stay } = useIdleEnd();
  if (endsAt === undefined) return null;
  return (
    <Suspense>
      <IdleSheet endsAt={endsAt} stay={stay} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { copy } from '#features/account/terms/console/copy.ts';
import { TermsList } from '#features/account/terms/console/terms-list.tsx';
import { headOf } from '#lib/document/head.ts';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

// The list needs none of it.
const TermsEditor = lazyPart(
  async () => (await import('#features/account/terms/console/terms-editor.tsx')).TermsEditor,
);

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function TermsRoute() {
  const [parameters] = useSearchParams();
  const edited = parameters.get('edit');
  if (!edited) return <TermsList />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <TermsEditor edited={edited} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { copy } from '#features/console-terms/copy.ts';
import { TermsList } from '#features/console-terms/terms-list.tsx';
import { headOf } from '#lib/head.ts';
import { PageSkeleton } from '#ui/skeleton.tsx';

// The list needs nothing of it.
const TermsEditor = lazy(async () => ({
  default: (await import('#features/console-terms/terms-editor.tsx')).TermsEditor,
}));

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

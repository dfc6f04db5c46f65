import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { copy } from '#features/content/faqs/console/copy.ts';
import { FaqList } from '#features/content/faqs/console/faq-list.tsx';
import { headOf } from '#lib/document/head.ts';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

// The list needs none of it.
const FaqEditor = lazyPart(
  async () => (await import('#features/content/faqs/console/faq-editor.tsx')).FaqEditor,
);

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function FaqsRoute() {
  const [parameters] = useSearchParams();
  const edited = parameters.get('edit');
  if (!edited) return <FaqList />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <FaqEditor edited={edited} />
    </Suspense>
  );
}

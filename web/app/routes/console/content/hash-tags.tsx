import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { copy } from '#features/foundation/hash-tags/console/copy.ts';
import { HashTagList } from '#features/foundation/hash-tags/console/hash-tag-list.tsx';
import { headOf } from '#lib/document/head.ts';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

// The list needs none of it.
const HashTagEditor = lazyPart(
  async () => (await import('#features/foundation/hash-tags/console/hash-tag-editor.tsx')).HashTagEditor,
);

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function HashTagsRoute() {
  const [parameters] = useSearchParams();
  const edited = parameters.get('edit');
  if (!edited) return <HashTagList />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <HashTagEditor edited={edited} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { copy } from '#features/content/notices/console/copy.ts';
import { NoticeList } from '#features/content/notices/console/notice-list.tsx';
import { headOf } from '#lib/document/head.ts';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

// The list needs none of it.
const NoticeEditor = lazyPart(
  async () => (await import('#features/content/notices/console/notice-editor.tsx')).NoticeEditor,
);

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function NoticesRoute() {
  const [parameters] = useSearchParams();
  const edited = parameters.get('edit');
  if (!edited) return <NoticeList />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NoticeEditor edited={edited} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { copy } from '#features/live/lectures/editor/copy.ts';
import { ConsoleLectureList } from '#features/live/lectures/console/lecture-list.tsx';
import { headOf } from '#lib/document/head.ts';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

// The list needs none of it.
const Page = lazyPart(
  async () => (await import('#features/live/lectures/console/lecture-page.tsx')).ConsoleLecturePage,
);

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function ConsoleLecturesRoute() {
  const [parameters] = useSearchParams();
  const edited = parameters.get('edit');
  if (!edited) return <ConsoleLectureList />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page edited={edited} />
    </Suspense>
  );
}

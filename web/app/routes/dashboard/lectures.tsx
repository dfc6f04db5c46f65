import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { copy } from '#features/live/lectures/editor/copy.ts';
import { LectureList } from '#features/live/lectures/company/lecture-list.tsx';
import { headOf } from '#lib/document/head.ts';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

// The list needs none of it.
const Page = lazyPart(
  async () => (await import('#features/live/lectures/company/lecture-page.tsx')).LecturePage,
);

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function CompanyLecturesRoute() {
  const [parameters] = useSearchParams();
  const edited = parameters.get('edit');
  if (!edited) return <LectureList />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page edited={edited} />
    </Suspense>
  );
}

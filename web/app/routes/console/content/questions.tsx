import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { copy } from '#features/content/questions/console/copy.ts';
import { QuestionList } from '#features/content/questions/console/question-list.tsx';
import { headOf } from '#lib/document/head.ts';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

// The list needs none of it.
const QuestionCreate = lazyPart(
  async () => (await import('#features/content/questions/console/question-create.tsx')).QuestionCreate,
);

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function QuestionsRoute() {
  const [parameters] = useSearchParams();
  if (parameters.get('edit') !== 'new') return <QuestionList />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <QuestionCreate />
    </Suspense>
  );
}

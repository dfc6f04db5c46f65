import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { copy } from '#features/content/inquiries/console/copy.ts';
import { InquiryList } from '#features/content/inquiries/console/inquiry-list.tsx';
import { headOf } from '#lib/document/head.ts';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

// The list needs none of it.
const InquiryCreate = lazyPart(
  async () => (await import('#features/content/inquiries/console/inquiry-create.tsx')).InquiryCreate,
);

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function InquiriesRoute() {
  const [parameters] = useSearchParams();
  if (parameters.get('edit') !== 'new') return <InquiryList />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <InquiryCreate />
    </Suspense>
  );
}

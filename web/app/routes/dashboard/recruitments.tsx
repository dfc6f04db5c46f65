import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { AgreedAppointmentsTextContext } from '#features/hiring/recruitments/own/agreed-appointments-text.ts';
import { copy } from '#features/hiring/recruitments/own/copy.ts';
import { OwnRecruitments } from '#features/hiring/recruitments/own/own-recruitments.tsx';
import { readAgreedText } from '#features/live/calendar/agreed/agreed-text.ts';
import { headOf } from '#lib/document/head.ts';
import { FocusArea } from '#ui/layout/focus-area.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

export const meta = () => headOf({ title: copy.title, isHidden: true });

/** While a recruitment is edited (`?edit=`) the page has no menus. */
export const handle = { isWholePage: (query: URLSearchParams) => query.has('edit') };

const RecruitmentEditor = lazyPart(
  async () => (await import('#features/hiring/recruitments/editor/editor-page.tsx')).EditorPage,
);

export default function RecruitmentsRoute() {
  const [parameters] = useSearchParams();
  const edited = parameters.get('edit');
  if (!edited)
    return (
      <AgreedAppointmentsTextContext value={readAgreedText}>
        <FocusArea>
          <OwnRecruitments />
        </FocusArea>
      </AgreedAppointmentsTextContext>
    );
  return (
    <Suspense fallback={<PageSkeleton />}>
      <RecruitmentEditor edited={edited} />
    </Suspense>
  );
}

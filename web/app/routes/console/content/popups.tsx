import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { copy } from '#features/content/popups/console/copy.ts';
import { PopupList } from '#features/content/popups/console/popup-list.tsx';
import { headOf } from '#lib/document/head.ts';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

// The list needs none of it.
const PopupEditor = lazyPart(
  async () => (await import('#features/content/popups/console/popup-editor.tsx')).PopupEditor,
);

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function PopupsRoute() {
  const [parameters] = useSearchParams();
  const edited = parameters.get('edit');
  if (!edited) return <PopupList />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <PopupEditor edited={edited} />
    </Suspense>
  );
}

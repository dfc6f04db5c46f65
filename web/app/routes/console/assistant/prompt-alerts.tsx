import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { AlertList } from '#features/assistant/prompts/alerts/alert-list.tsx';
import { copy } from '#features/assistant/prompts/alerts/copy.ts';
import { TrialPanel } from '#features/assistant/chat/console/model/trial-panel.tsx';
import { headOf } from '#lib/document/head.ts';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

// The list needs none of it.
const AlertEditor = lazyPart(
  async () => (await import('#features/assistant/prompts/alerts/alert-editor.tsx')).AlertEditor,
);

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function PromptAlertsRoute() {
  const [parameters] = useSearchParams();
  const edited = parameters.get('edit');
  if (!edited)
    return (
      <>
        <AlertList />
        <TrialPanel />
      </>
    );
  return (
    <Suspense fallback={<PageSkeleton />}>
      <AlertEditor edited={edited} />
    </Suspense>
  );
}

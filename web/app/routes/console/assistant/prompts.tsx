import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { copy } from '#features/assistant/prompts/console/copy.ts';
import { PromptList } from '#features/assistant/prompts/console/prompt-list.tsx';
import { TrialPanel } from '#features/assistant/chat/console/model/trial-panel.tsx';
import { headOf } from '#lib/document/head.ts';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

// The list needs none of it.
const PromptEditor = lazyPart(
  async () => (await import('#features/assistant/prompts/console/prompt-editor.tsx')).PromptEditor,
);
const GroupsEditor = lazyPart(
  async () => (await import('#features/assistant/prompts/groups/groups-editor.tsx')).GroupsEditor,
);

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function PromptsRoute() {
  const [parameters] = useSearchParams();
  const edited = parameters.get('edit');
  if (!edited)
    return (
      <>
        <PromptList />
        <TrialPanel />
      </>
    );
  return (
    <Suspense fallback={<PageSkeleton />}>
      {edited === 'groups' ? <GroupsEditor /> : <PromptEditor edited={edited} />}
    </Suspense>
  );
}

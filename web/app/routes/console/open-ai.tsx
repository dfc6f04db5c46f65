import { ModelPanel } from '#features/assistant/chat/console/model/model-panel.tsx';
import { TrialPanel } from '#features/assistant/chat/console/model/trial-panel.tsx';
import { copy } from '#features/foundation/settings/open-ai/copy.ts';
import { OpenAiScreen } from '#features/foundation/settings/open-ai/open-ai-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function OpenAi() {
  return (
    <OpenAiScreen>
      <ModelPanel />
      <TrialPanel />
    </OpenAiScreen>
  );
}

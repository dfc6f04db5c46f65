import { copy } from '#features/foundation/settings/open-ai/copy.ts';
import { OpenAiScreen } from '#features/foundation/settings/open-ai/open-ai-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default OpenAiScreen;

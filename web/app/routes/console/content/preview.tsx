import { copy } from '#features/content/previews/console/copy.ts';
import { PreviewScreen } from '#features/content/previews/console/preview-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default PreviewScreen;

import { copy } from '#features/foundation/notifications/opt-out-copy.ts';
import { OptOutScreen } from '#features/foundation/notifications/opt-out-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default OptOutScreen;

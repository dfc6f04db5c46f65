import { copy } from '#features/join/copy.ts';
import { JoinFormPage } from '#features/join/join-form-page.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.titles.PERSON, isHidden: true });

export default JoinFormPage;

import { copy } from '#features/account/users/join/copy.ts';
import { JoinFormPage } from '#features/account/users/join/pages/join-form-page.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.titles.PERSON, isHidden: true });

export default JoinFormPage;

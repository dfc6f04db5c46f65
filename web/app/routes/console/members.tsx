import { copy } from '#features/members/copy.ts';
import { Members } from '#features/members/members.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default Members;

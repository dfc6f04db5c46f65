import { copy } from '#features/site/members/copy.ts';
import { Members } from '#features/site/members/list/members.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default Members;

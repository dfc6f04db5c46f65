import { accountCopy } from '#features/site/members/list/account-copy.ts';
import { MemberCreate } from '#features/site/members/form/member-create.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: accountCopy.form.create, isHidden: true });

export default MemberCreate;

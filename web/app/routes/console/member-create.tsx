import { accountCopy } from '#features/members/account-copy.ts';
import { MemberCreate } from '#features/members/member-create.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: accountCopy.form.create, isHidden: true });

export default MemberCreate;

import { copy } from '#features/account/auth/copy.ts';
import { LoginPage } from '#features/account/auth/login/login-page.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, description: copy.headline, path: '/login' });

export default LoginPage;

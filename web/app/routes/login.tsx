import { copy } from '#features/auth/copy.ts';
import { LoginPage } from '#features/auth/login-page.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, description: copy.headline, path: '/login' });

export default LoginPage;

import { CompaniesScreen } from '#features/watching/companies-screen.tsx';
import { copy } from '#features/watching/copy.ts';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.companies.title, isHidden: true });

export default CompaniesScreen;

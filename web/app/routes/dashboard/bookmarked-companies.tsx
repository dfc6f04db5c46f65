import { CompaniesScreen } from '#features/hiring/recruitments/bookmarked/companies-screen.tsx';
import { copy } from '#features/hiring/recruitments/bookmarked/copy.ts';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.companies.title, isHidden: true });

export default CompaniesScreen;

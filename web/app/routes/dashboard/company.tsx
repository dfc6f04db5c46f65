import { CompanyHome } from '#features/company/company-home.tsx';
import { copy } from '#features/company/copy.ts';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function CompanyRoute() {
  return <CompanyHome />;
}

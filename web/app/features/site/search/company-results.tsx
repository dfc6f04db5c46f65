import type { CompanyCard } from '@ieum/contract/hiring/companies/endpoints.ts';
import { Link } from 'react-router';
import { copy } from '#features/hiring/companies/public/copy.ts';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { Highlighted } from '#ui/text/highlighted.tsx';
import styles from './search-screen.module.css';

/** Companies whose name matches. */
export const CompanyResults = ({ companies, term }: { companies: readonly CompanyCard[]; term: string }) => (
  <ul className={styles.companies}>
    {companies.map((company) => (
      <li key={company._id}>
        <Link to={`/companies/${company._id}`}>
          <GeneratedLogo name={company.name} logo={company.logo?.url} size={48} />
          <span>
            <b>
              <Highlighted text={company.name} term={term} />
            </b>
            {company.address1 && <em>{company.address1}</em>}
            <em>{copy.recruitmentCount(company.recruitmentCount)}</em>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

import type { CompanyCard } from '@ieum/contract/hiring/companies/endpoints.ts';
import { Link } from 'react-router';
import { copy } from '#features/hiring/companies/public/copy.ts';
import { NameMark } from '#ui/layout/name-mark.tsx';
import { Marked } from '#ui/text/marked.tsx';
import styles from './search-screen.module.css';

/** Companies whose name matches. */
export const CompanyResults = ({ companies, term }: { companies: readonly CompanyCard[]; term: string }) => (
  <ul className={styles.companies}>
    {companies.map((company) => (
      <li key={company._id}>
        <Link to={`/companies/${company._id}`}>
          <NameMark name={company.name} logo={company.logo?.url} size={48} />
          <span>
            <b>
              <Marked text={company.name} term={term} />
            </b>
            {company.address1 && <em>{company.address1}</em>}
            <em>{copy.recruitmentCount(company.recruitmentCount)}</em>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

import type { Company } from '@ieum/contract/hiring/companies/endpoints.ts';
import type { ReactNode } from 'react';
import { writtenIn } from '#lib/format/copy.ts';
import { BookmarkButton } from '#features/hiring/bookmarks/bookmark-button.tsx';
import { useBookmarksOf } from '#features/hiring/bookmarks/use-bookmarks.ts';
import { FlagButton } from '#features/hiring/flags/report/flag-button.tsx';
import { CardGrid } from '#features/hiring/recruitments/card/card-grid.tsx';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useShownPage } from '#ui/pagination/use-shown-page.ts';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { CompanyFiles } from './company-files.tsx';
import styles from './company-screen.module.css';
import { copy } from './copy.ts';
import type { CompanyData } from './data.ts';
import { COMPANY_PAGE_SIZE } from './page-query.ts';
import { openable } from './openable-link.ts';

const ExternalLink = ({ url, children }: { url: URL; children: ReactNode }) => (
  <a href={url.href} target="_blank" rel="noopener nofollow">
    {children}
    <span className="visually-hidden"> ({copy.newWindow})</span>
  </a>
);

const NETWORKS = ['twitter', 'facebook', 'instagram'] as const;

function SocialLinks({ links }: { links: Company['socialLinks'] }) {
  return (
    <ul className={styles.networks}>
      {NETWORKS.map((network) => {
        const url = openable(links[network]);
        return (
          url && (
            <li key={network}>
              <ExternalLink url={url}>{copy.networks[network]}</ExternalLink>
            </li>
          )
        );
      })}
    </ul>
  );
}

interface Fact {
  name: string;
  value: ReactNode;
}

function factsOf(company: Company): Fact[] {
  const website = openable(company.website);
  const address = [company.address1, company.address2].filter(Boolean).join(', ');
  const hasNetworks = NETWORKS.some((network) => openable(company.socialLinks[network]));
  const facts = [
    company.ceoName && { name: copy.ceo, value: company.ceoName },
    website && { name: copy.website, value: <ExternalLink url={website}>{website.host}</ExternalLink> },
    address && { name: copy.address, value: address },
    hasNetworks && { name: copy.social, value: <SocialLinks links={company.socialLinks} /> },
  ];
  return facts.filter((fact) => typeof fact === 'object');
}

function Facts({ company }: { company: Company }) {
  const facts = factsOf(company);
  if (facts.length === 0) return null;
  return (
    <aside className={styles.facts} aria-labelledby="facts">
      <h2 id="facts">{copy.facts}</h2>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd {...(typeof value === 'string' && writtenIn(value))}>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

function Ongoing({ data }: { data: CompanyData }) {
  const { recruitments, count, page } = data;
  useShownPage(page);
  return (
    <section aria-labelledby="ongoing" className={styles.section}>
      <h2 id="ongoing">
        {copy.ongoing} <em className="number">{count}</em>
      </h2>
      {count === 0 ? (
        <EmptyState title={copy.none} hint={copy.noneHint} />
      ) : (
        <CardGrid recruitments={recruitments} isNarrow />
      )}
      <div className={styles.pages}>
        <Pagination page={page} pageCount={Math.ceil(count / COMPANY_PAGE_SIZE)} />
      </div>
    </section>
  );
}

/** The public page of a company, with its open recruitments. */
export function CompanyScreen({ data }: { data: CompanyData }) {
  const { company } = data;
  useBookmarksOf('USER_COMPNY', [company._id]);
  return (
    <div className={`container ${styles.screen}`}>
      <header className={styles.head}>
        <GeneratedLogo name={company.name} logo={company.logo?.url} size={72} />
        <div>
          <h1 {...writtenIn(company.name)}>{company.name}</h1>
          <p>{copy.recruitmentCount(company.recruitmentCount)}</p>
        </div>
        <BookmarkButton kind="USER_COMPNY" id={company._id} name={company.name} isLabelled />
      </header>
      <div className={styles.columns}>
        <div>
          <section aria-labelledby="about" className={styles.section}>
            <h2 id="about">{copy.about}</h2>
            <p className={styles.introduction} {...writtenIn(company.introduction)}>
              {company.introduction || copy.noIntroduction}
            </p>
          </section>
          <CompanyFiles files={company.files} />
          <Ongoing data={data} />
          <FlagButton target="COMPANY" id={company._id} />
        </div>
        <Facts company={company} />
      </div>
    </div>
  );
}

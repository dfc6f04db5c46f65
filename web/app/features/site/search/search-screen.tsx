import { useEffect, type FormEvent, type ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { CardGrid } from '#features/hiring/recruitments/card/card-grid.tsx';
import { PAGE_SIZE } from '#features/hiring/recruitments/filters/filters.ts';
import { rememberTerm } from '#features/hiring/recruitments/suggestions/recent-terms.ts';
import { SuggestField } from '#features/hiring/recruitments/suggestions/suggest-field.tsx';
import { termOf } from '#features/hiring/recruitments/suggestions/term-of.ts';
import { countText } from '#lib/format/money.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useShownPage } from '#ui/pagination/use-shown-page.ts';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { Written } from '#ui/text/written.tsx';
import { CompanyResults } from './company-results.tsx';
import { copy } from './copy.ts';
import type { SearchData } from './data.ts';
import type { SearchTab } from './page-query.ts';
import { Marked } from './marked.tsx';
import styles from './search-screen.module.css';

const allOf = ({ recruitments, companies }: SearchData['counts']) => ({
  count: recruitments.count + companies.count,
  isCapped: recruitments.isCapped || companies.isCapped,
});

function addressOf(term: string, tab: SearchTab): string {
  const query = new URLSearchParams({ searchValue: term, ...(tab !== 'all' && { tab }) });
  return `/search?${query}`;
}

/** The same term requests nothing new. */
function keepSame(event: FormEvent<HTMLFormElement>, term: string): void {
  if (termOf(event.currentTarget) === term) event.preventDefault();
}

/** The term again, where the header has no space for it. */
const TermForm = ({ term }: { term: string }) => (
  <Form
    role="search"
    aria-label={copy.search}
    className={styles.form}
    onSubmit={(event) => keepSame(event, term)}
  >
    <SuggestField key={term} required initial={term} aria-label={copy.search} placeholder={copy.search} />
    <Button type="submit">{copy.submit}</Button>
  </Form>
);

function Tabs({ data }: { data: SearchData }) {
  const { term, counts } = data;
  const tabs = [
    { tab: 'all', name: copy.all, count: countText(allOf(counts)) },
    { tab: 'recruitments', name: copy.recruitments, count: countText(counts.recruitments) },
    { tab: 'companies', name: copy.companies, count: countText(counts.companies) },
  ] as const;
  return (
    <nav aria-label={copy.kinds}>
      <ul className={styles.tabs}>
        {tabs.map(({ tab, name, count }) => (
          <li key={tab}>
            <Link to={addressOf(term, tab)} aria-current={tab === data.tab ? 'page' : undefined}>
              {name} <em className="number">{count}</em>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface GroupProps {
  data: SearchData;
  kind: 'recruitments' | 'companies';
  children: ReactNode;
}

/** One kind of results: its first ones under 전체, its pages under its own tab. */
function Group({ data, kind, children }: GroupProps) {
  const { count } = data.counts[kind];
  if (count === 0 || (data.tab !== 'all' && data.tab !== kind)) return null;
  const hasMore = data.tab === 'all' && count > data[kind].length;
  return (
    <section className={styles.group} aria-labelledby={`results-${kind}`}>
      <div className={styles.groupHead}>
        <h2 id={`results-${kind}`}>
          {copy[kind]} <em className="number">{countText(data.counts[kind])}</em>
        </h2>
        {hasMore && <Link to={addressOf(data.term, kind)}>{copy.seeAll(copy[kind])}</Link>}
      </div>
      {children}
      {data.tab === kind && (
        <div className={styles.pages}>
          <Pagination page={data.page} pageCount={Math.ceil(Math.min(count, 1000) / PAGE_SIZE)} />
        </div>
      )}
    </section>
  );
}

const Nothing = ({ term }: { term: string }) => (
  <EmptyState
    title={copy.none(term)}
    hint={
      <>
        {copy.tips.map((tip) => (
          <span key={tip} className={styles.tip}>
            {tip}
          </span>
        ))}
      </>
    }
    action={
      <ButtonLink kind="default" to="/recruitments">
        {copy.toRecruitments}
      </ButtonLink>
    }
  />
);

function Results({ data }: { data: SearchData }) {
  const { term, counts, tab } = data;
  const shown = tab === 'all' ? counts.recruitments.count + counts.companies.count : counts[tab].count;
  return (
    <>
      <Tabs data={data} />
      {shown === 0 && <Nothing term={term} />}
      <Group data={data} kind="recruitments">
        <CardGrid
          recruitments={data.recruitments}
          titleOf={({ subject }) => <Marked text={subject} term={term} />}
        />
      </Group>
      <Group data={data} kind="companies">
        <CompanyResults companies={data.companies} term={term} />
      </Group>
    </>
  );
}

/** One search term over recruitments and companies. */
export function SearchScreen({ data }: { data: SearchData }) {
  const { term, counts } = data;
  useEffect(() => rememberTerm(term), [term]);
  useShownPage(data.page);
  return (
    <div className={`container ${styles.screen}`}>
      <h1>
        <Written>{term ? copy.titleOf(term) : copy.title}</Written>
      </h1>
      <p className="visually-hidden" aria-live="polite">
        {term && copy.count(countText(allOf(counts)))}
      </p>
      <TermForm term={term} />
      {term ? <Results data={data} /> : <EmptyState title={copy.ask} hint={copy.askHint} />}
    </div>
  );
}

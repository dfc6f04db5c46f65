import { useEffect, type FormEvent, type ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { PAGE_SIZE } from '#features/hiring/recruitments/filters/filters.ts';
import { rememberTerm } from '#features/site/search/suggestions/recent-terms.ts';
import { SuggestField } from '#features/site/search/suggestions/suggest-field.tsx';
import { termOf } from '#features/site/search/suggestions/term-of.ts';
import { laterPart } from '#lib/document/later-part.tsx';
import { countText } from '#lib/format/money.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useShownPage } from '#ui/pagination/use-shown-page.ts';
import { LaterPagination } from '#ui/pagination/later-pagination.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { sumOf } from './sum-of-counts.ts';
import type { SearchData } from './data.ts';
import { PopularWords } from './popular-words.tsx';
import { searchAddress } from './page-query.ts';
import './result-sheets.ts';
import styles from './search-screen.module.css';

const RecruitmentResults = laterPart(
  async () => (await import('./recruitment-results.tsx')).RecruitmentResults,
);
const CompanyResults = laterPart(async () => (await import('./company-results.tsx')).CompanyResults);
const LectureCards = laterPart(
  async () => (await import('#features/live/lectures/list/lecture-cards.tsx')).LectureCards,
);
const CenterResults = laterPart(async () => (await import('./center-results.tsx')).CenterResults);

/** The count of each tab. */
const countsOf = ({ recruitments, companies, faqs, notices, boards, lectures }: SearchData['counts']) => ({
  all: sumOf([recruitments, companies, faqs, notices, boards, lectures]),
  recruitments,
  companies,
  lectures,
  center: sumOf([faqs, notices, boards]),
});

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

const TABS = ['all', 'recruitments', 'companies', 'lectures', 'center'] as const;

function Tabs({ data }: { data: SearchData }) {
  const { term } = data;
  const counts = countsOf(data.counts);
  return (
    <nav aria-label={copy.kinds}>
      <ul className={styles.tabs}>
        {TABS.map((tab) => (
          <li key={tab}>
            <Link to={searchAddress(term, tab)} aria-current={tab === data.tab ? 'page' : undefined}>
              {copy[tab]} <em className="number">{countText(counts[tab])}</em>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface GroupProps {
  data: SearchData;
  kind: 'recruitments' | 'companies' | 'lectures';
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
        {hasMore && <Link to={searchAddress(data.term, kind)}>{copy.seeAll(copy[kind])}</Link>}
      </div>
      {children}
      {data.tab === kind && (
        <div className={styles.pages}>
          <LaterPagination page={data.page} pageCount={Math.ceil(Math.min(count, 1000) / PAGE_SIZE)} />
        </div>
      )}
    </section>
  );
}

const NoResults = ({ term, popular }: Pick<SearchData, 'term' | 'popular'>) => (
  <>
    <NothingFound term={term} />
    <PopularWords words={popular} />
  </>
);

const NothingFound = ({ term }: { term: string }) => (
  <EmptyState
    title={copy.none(term)}
    hint={copy.tips}
    action={
      <ButtonLink kind="default" to="/recruitments">
        {copy.toRecruitments}
      </ButtonLink>
    }
  />
);

function Results({ data }: { data: SearchData }) {
  const { term, tab } = data;
  const shown = countsOf(data.counts)[tab].count;
  return (
    <>
      <Tabs data={data} />
      {shown === 0 && <NoResults {...data} />}
      <Group data={data} kind="recruitments">
        <RecruitmentResults recruitments={data.recruitments} term={term} />
      </Group>
      <Group data={data} kind="companies">
        <CompanyResults companies={data.companies} term={term} />
      </Group>
      <Group data={data} kind="lectures">
        <LectureCards lectures={data.lectures} label={copy.lectures} term={term} />
      </Group>
      {(tab === 'all' || tab === 'center') && (
        <CenterResults data={data} more={tab === 'all' ? searchAddress(term, 'center') : undefined} />
      )}
    </>
  );
}

const NoTerm = ({ popular }: Pick<SearchData, 'popular'>) => (
  <>
    <EmptyState title={copy.ask} hint={copy.askHint} />
    <PopularWords words={popular} />
  </>
);

/** One search term over everything that is public. */
export function SearchScreen({ data }: { data: SearchData }) {
  const { term, counts } = data;
  useEffect(() => rememberTerm(term), [term]);
  useShownPage(data.page);
  return (
    <div className={`container ${styles.screen}`}>
      <h1>
        <MemberText>{term ? copy.titleOf(term) : copy.title}</MemberText>
      </h1>
      <p className="visually-hidden" aria-live="polite">
        {term && copy.count(countText(countsOf(counts).all))}
      </p>
      <TermForm term={term} />
      {term ? <Results data={data} /> : <NoTerm popular={data.popular} />}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { faqsAddress } from '#features/content/faqs/public/addresses.ts';
import { PostRows } from '#features/content/boards/public/post-rows.tsx';
import { NoticeRows } from '#features/content/notices/public/notice-rows.tsx';
import { countText } from '#lib/format/money.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TermForm } from '#ui/search/term-form.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { Categories } from './categories.tsx';
import styles from './center-screen.module.css';
import { copy } from './copy.ts';
import type { CenterData } from './data.ts';
import { FaqLinks } from './faq-links.tsx';
import { QuestionLink } from './question-link.tsx';

interface SectionProps {
  id: string;
  title: string;
  /** The address of all of them. */
  all: string;
  allName: string;
  children: ReactNode;
}

const Section = ({ id, title, all, allName, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <Link to={all}>{copy.seeAll(allName)}</Link>
    </div>
    {children}
  </section>
);

const Overview = ({ faqs, notices }: CenterData) => (
  <>
    <Categories />
    <div className={styles.columns}>
      <Section id="center-faqs" title={copy.helpful} all="/center/faqs" allName={copy.faqs}>
        {faqs.count > 0 ? <FaqLinks faqs={faqs.rows} label={copy.helpful} /> : <p>{copy.empty}</p>}
      </Section>
      <Section id="center-notices" title={copy.latest} all="/center/notice" allName={copy.notices}>
        {notices.count > 0 ? <NoticeRows notices={notices.rows} label={copy.latest} /> : <p>{copy.empty}</p>}
      </Section>
    </div>
  </>
);

const NoResults = ({ term }: { term: string }) => (
  <EmptyState
    title={copy.none(term)}
    hint={copy.tips}
    action={
      <ButtonLink kind="default" to="/center/faqs">
        {copy.toFaqs}
      </ButtonLink>
    }
  />
);

const noticesAddress = (term: string): string =>
  `/center/notice?${new URLSearchParams({ searchValue: term })}`;

function SearchResults({ term, faqs, notices, boards }: CenterData) {
  const count = faqs.count + notices.count + boards.count;
  return (
    <>
      <p className={styles.found} aria-live="polite">
        {count > 0 && <MemberText>{copy.found(term, countText({ count }))}</MemberText>}
      </p>
      {count === 0 && <NoResults term={term} />}
      {faqs.count > 0 && (
        <Section
          id="found-faqs"
          title={`${copy.faqs} ${countText(faqs)}`}
          all={faqsAddress(undefined, term)}
          allName={copy.faqs}
        >
          <FaqLinks faqs={faqs.rows} label={copy.faqs} term={term} />
        </Section>
      )}
      {notices.count > 0 && (
        <Section
          id="found-notices"
          title={`${copy.notices} ${countText(notices)}`}
          all={noticesAddress(term)}
          allName={copy.notices}
        >
          <NoticeRows notices={notices.rows} label={copy.notices} term={term} />
        </Section>
      )}
      {boards.count > 0 && (
        <Section
          id="found-boards"
          title={`${copy.boards} ${countText(boards)}`}
          all={`/search?${new URLSearchParams({ searchValue: term, tab: 'center' })}`}
          allName={copy.boards}
        >
          <PostRows posts={boards.rows} label={copy.boards} term={term} />
        </Section>
      )}
    </>
  );
}

/** /center: one search over questions and notices, the categories, and the way to ask a person. */
export function CenterScreen({ data }: { data: CenterData }) {
  const { term } = data;
  return (
    <div className={`container ${styles.screen}`}>
      <header className={styles.hero}>
        <p>{copy.title}</p>
        <h1>{copy.headline}</h1>
        <TermForm label={copy.search} placeholder={copy.placeholder} submit={copy.submit} term={term} />
      </header>
      {term ? <SearchResults {...data} /> : <Overview {...data} />}
      <QuestionLink />
    </div>
  );
}

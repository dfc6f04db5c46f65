import { faqCategories } from '@ieum/contract/content/faqs/enums.ts';
import { faqCategoryTexts } from '@ieum/contract/content/faqs/texts.ts';
import { Link } from 'react-router';
import { isBuilt } from '#lib/document/built.ts';
import { say } from '#lib/format/copy.ts';
import { countText } from '#lib/format/money.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TermForm } from '#ui/search/term-form.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { useShownPage } from '#ui/pagination/use-shown-page.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { faqsAddress } from './addresses.ts';
import { KoreanNote } from '#ui/text/korean-note.tsx';
import { copy } from './copy.ts';
import type { FaqsData } from './data.ts';
import { FaqList } from './faq-list.tsx';
import styles from './faqs-screen.module.css';
import { FAQS_PAGE } from './page-query.ts';
import { useOpenedByFragment } from './use-opened-by-fragment.ts';

const tabs = [
  { category: undefined, name: copy.all },
  ...faqCategories.map((category) => ({ category, name: say(faqCategoryTexts[category]) })),
];

/** The categories as links; a search stays when another one is chosen. */
const Categories = ({ category: chosen, term }: Pick<FaqsData, 'category' | 'term'>) => (
  <nav aria-label={copy.categories} className={styles.scroller} data-print="hidden">
    <ul className={styles.tabs}>
      {tabs.map(({ category, name }) => (
        <li key={name}>
          <Link
            to={faqsAddress(category, term)}
            aria-current={category === chosen ? 'page' : undefined}
            preventScrollReset
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const NoQuestions = ({ term }: { term: string }) => (
  <EmptyState
    title={term ? copy.noMatch(term) : copy.none.title}
    hint={term ? copy.noMatchHint : copy.none.hint}
    action={
      <>
        <ButtonLink kind="default" to="/center/faqs">
          {copy.seeAll}
        </ButtonLink>
        {isBuilt('/center/inquiry') && <ButtonLink to="/center/inquiry">{copy.inquire}</ButtonLink>}
      </>
    }
  />
);

/** /center/faqs: the questions by category, with a search inside questions and answers. */
export function FaqsScreen({ data }: { data: FaqsData }) {
  const { faqs, count, category, term, page } = data;
  useShownPage(page);
  useOpenedByFragment();
  const found = countText({ count });
  return (
    <div className={`container ${styles.screen}`}>
      <h1>{copy.title}</h1>
      <p className={styles.lead}>{copy.lead}</p>
      <TermForm
        label={copy.search}
        placeholder={copy.placeholder}
        submit={copy.submit}
        term={term}
        {...(category && { stored: { category } })}
      />
      <Categories category={category} term={term} />
      <p className={styles.count} aria-live="polite">
        {count > 0 && <MemberText>{term ? copy.found(term, found) : copy.count(found)}</MemberText>}
      </p>
      <KoreanNote text={faqs[0]?.question ?? ''} />
      {count === 0 ? (
        <NoQuestions term={term} />
      ) : (
        <FaqList faqs={faqs} term={term} hasCategories={category === undefined} />
      )}
      <div className={styles.pages}>
        <Pagination page={page} pageCount={Math.ceil(count / FAQS_PAGE)} />
      </div>
    </div>
  );
}

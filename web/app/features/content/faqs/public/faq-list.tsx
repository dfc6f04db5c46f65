import IconChevronDown from '~icons/tabler/chevron-down';
import IconLink from '~icons/tabler/link';
import { faqCategoryTexts } from '@ieum/contract/content/faqs/texts.ts';
import { Link } from 'react-router';
import { say, writtenIn } from '#lib/format/copy.ts';
import { highlightedHtml, Highlighted } from '#ui/text/highlighted.tsx';
import { faqAddress, faqFragment } from './addresses.ts';
import { copy } from './copy.ts';
import type { Faq } from './data.ts';
import styles from './faq-list.module.css';
import { FaqVote } from './faq-vote.tsx';

interface FaqItemProps {
  faq: Faq;
  term: string;
  hasCategory: boolean;
}

const FaqItem = ({ faq, term, hasCategory }: FaqItemProps) => (
  <details className={styles.faq} open={term !== ''} suppressHydrationWarning>
    <summary>
      {hasCategory && <em>{say(faqCategoryTexts[faq.category])}</em>}
      <span {...writtenIn(faq.question)}>
        <Highlighted text={faq.question} term={term} />
      </span>
      <IconChevronDown size={20} stroke={1.75} aria-hidden />
    </summary>
    {/* A fragment inside the closed part opens it without scripts, before React hydrates it. */}
    <div id={faqFragment(faq._id)} className={styles.answer}>
      {/* The server sanitised it when an administrator saved it. */}
      <div
        className="prose"
        {...writtenIn(faq.answer)}
        dangerouslySetInnerHTML={{ __html: highlightedHtml(faq.answer, term) }}
      />
      <FaqVote id={faq._id} />
      <Link to={faqAddress(faq)} className={styles.link} data-print="hidden">
        <IconLink size={16} aria-hidden />
        {copy.link}
      </Link>
    </div>
  </details>
);

interface FaqListProps {
  faqs: readonly Faq[];
  /** The words that are marked; with any, all answers are open. */
  term: string;
  /** Whether each question names its category. */
  hasCategories: boolean;
}

/** Questions whose answers open below them, also without scripts. */
export const FaqList = ({ faqs, term, hasCategories }: FaqListProps) => (
  <div className={styles.list}>
    {faqs.map((faq) => (
      <FaqItem key={`${faq._id} ${term}`} faq={faq} term={term} hasCategory={hasCategories} />
    ))}
  </div>
);

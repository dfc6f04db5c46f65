import { faqCategoryTexts } from '@ieum/contract/content/faqs/texts.ts';
import { Link } from 'react-router';
import { faqAddress } from '#features/content/faqs/public/addresses.ts';
import type { Faq } from '#features/content/faqs/public/data.ts';
import { say, writtenIn } from '#lib/format/copy.ts';
import { Highlighted } from '#ui/text/highlighted.tsx';
import styles from './faq-links.module.css';

/** Questions as links that open them among the questions of their category. */
export const FaqLinks = ({
  faqs,
  label,
  term = '',
}: {
  faqs: readonly Faq[];
  label: string;
  term?: string;
}) => (
  <ul className={styles.faqs} aria-label={label}>
    {faqs.map((faq) => (
      <li key={faq._id}>
        <Link to={faqAddress(faq)}>
          <em>{say(faqCategoryTexts[faq.category])}</em>
          <span {...writtenIn(faq.question)}>
            <Highlighted text={faq.question} term={term} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

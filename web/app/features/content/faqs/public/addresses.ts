import type { FaqCategory } from '@ieum/contract/content/faqs/enums.ts';
import type { Faq } from './data.ts';

/** The address of the questions of a category, or of all, with a search. */
export function faqsAddress(category: FaqCategory | undefined, term = ''): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(term && { searchValue: term }),
  }).toString();
  return query ? `/center/faqs?${query}` : '/center/faqs';
}

/** The fragment that opens a question. */
export const faqFragment = (id: string): string => `faq-${id}`;

/** The address that opens one question in its category. */
export const faqAddress = ({ _id, category }: Pick<Faq, '_id' | 'category'>): string =>
  `${faqsAddress(category)}#${faqFragment(_id)}`;

import type { FaqCategory } from '@ieum/contract/content/faqs/enums.ts';
import type { ConsoleFaq } from './data.ts';

/** The values of the form; the contract's draft without the place, which is changed in the list. */
export interface FaqFormValues {
  category: FaqCategory;
  question: string;
  answer: string;
  isActive: boolean;
  startsAt: string | null;
  endsAt: string | null;
}

const emptyFaq: Omit<FaqFormValues, 'category'> = {
  question: '',
  answer: '',
  isActive: false,
  startsAt: null,
  endsAt: null,
};

/** The form of a question, or of a new one in a category, whose wording may be known already. */
export function formOf(
  faq: ConsoleFaq | undefined,
  category: FaqCategory,
  initialQuestion = '',
): FaqFormValues {
  if (!faq) return { category, ...emptyFaq, question: initialQuestion };
  const { question, answer, isActive, startsAt, endsAt } = faq;
  return { category: faq.category, question, answer, isActive, startsAt, endsAt };
}

import { faqCategories, type FaqCategory } from '@ieum/contract/content/faqs/enums.ts';
import { faqCategoryTexts } from '@ieum/contract/content/faqs/texts.ts';
import { say } from '#lib/format/copy.ts';

/** The category's name. */
export const categoryText = (category: FaqCategory): string => say(faqCategoryTexts[category]);

/** The category of `?category=`; the first one without. */
export const readCategory = (value: string | null): FaqCategory =>
  faqCategories.find((category) => category === value) ?? faqCategories[0];

/** The categories as choices of a field. */
export const categoryOptions = faqCategories.map((value) => ({ value, label: categoryText(value) }));

export const LIST = '/console/center/faqs';

/** The address of the list of a category. */
export const listAddress = (category: FaqCategory): string =>
  category === faqCategories[0] ? LIST : `${LIST}?category=${category}`;

/** The categories of questions, in the order in which they are shown. */
export const faqCategories = ['ACCOUNT', 'RECRUIT', 'PROGRAM', 'POINT', 'ETC'] as const;
export type FaqCategory = (typeof faqCategories)[number];

/** The most questions of one category: all of them fit on one page, and their order is written at once. */
export const FAQS_OF_CATEGORY_MAX = 100;
/** The largest place that a question may be given. */
export const FAQ_INDEX_MAX = 10_000;

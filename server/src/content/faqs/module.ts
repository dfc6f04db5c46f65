import { faqPaths } from '@ieum/contract/content/faqs/paths.ts';
import { auditActions } from '@ieum/contract/content/faqs/audit-texts.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { FaqCategory } from '@ieum/contract/content/faqs/enums.ts';
import { faqCategoryTexts } from '@ieum/contract/content/faqs/texts.ts';
import { contentSheet } from '@ieum/contract/foundation/publishing/workbook-texts.ts';
import { sql } from 'drizzle-orm';
import { defineModule } from '#module.ts';
import type { Db } from '#kit/context.ts';
import { completeTexts } from '#kit/search/save-texts.ts';
import { faqVotesCollection } from './collect.ts';
import { eraseFaqVotes } from './erase.ts';
import { faqImport } from './imports.ts';
import { FAQS_TAG, faqRoutes, type FaqDeps } from './routes.ts';
import { faqsSearchSource } from './search-source.ts';
import { searchableTextOf } from './searchable-text.ts';
import { faqs, searchedFaqs } from './tables.ts';

const { id, question: subject, isActive, startsAt, endsAt } = faqs;
const columns = { id, subject, isActive, startsAt, endsAt };
const group = {
  title: contentSheet.category,
  of: sql`${faqs.category}`,
  say: (category: string, locale: Locale) => sayIn(locale, faqCategoryTexts[category as FaqCategory].text),
};

/** Frequently asked questions of the help centre, and whether their answers help. */
export const faqsModule = (deps: FaqDeps & { db: Db }) =>
  defineModule({
    name: 'faqs',
    documentation: async () => (await import('./documentation.ts')).documentation,
    searchSources: [faqsSearchSource],
    audit: auditActions,
    publishables: [{ kind: 'faq', table: faqs, columns, group, tag: FAQS_TAG, shownBy: faqPaths.list.path }],
    importables: [faqImport(deps)],
    register: ({ route }) => faqRoutes(route, deps),
    tables: { faqs: 'none', faq_texts: 'none', faq_grams: 'none', faq_votes: 'personal' },
    personalData: { erase: eraseFaqVotes, collect: faqVotesCollection },
    prepare: () => completeTexts(deps.db, searchedFaqs, { table: faqs, textOf: searchableTextOf }),
  });

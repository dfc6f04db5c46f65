import type { z } from 'zod';
import { bounds } from '@ieum/contract/common/bounds.ts';
import type {
  ConsoleFaq,
  ConsoleFaqRow,
  Faq,
  FaqDraft,
  FaqReason,
} from '@ieum/contract/content/faqs/endpoints.ts';
import { toIso } from '#kit/dates.ts';
import { fromPublicationDraft, presentPublication } from '#foundation/publishing/public.ts';
import { cleanWithin } from '#kit/clean-markup.ts';
import type { ListedFaq } from './queries.ts';
import type { FaqRow, FaqVoteRow } from './tables.ts';

/** Row → what visitors read. */
export const presentFaq = ({ id, category, question, answer, position }: FaqRow): Faq => ({
  _id: id,
  category,
  question,
  answer,
  index: position,
});

/** Row → the console's list. */
export const presentConsoleRow = (row: ListedFaq, now: Date): ConsoleFaqRow => ({
  _id: row.id,
  category: row.category,
  question: row.question,
  index: row.position,
  ...presentPublication(row, now),
  helpful: row.helpful,
  unhelpful: row.unhelpful,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Row → the editor. */
export const presentConsoleFaq = (row: FaqRow, now: Date): ConsoleFaq => ({
  ...presentConsoleRow(row, now),
  answer: row.answer,
});

/** Vote → its reason; who wrote it is not shown. */
export const presentReason = ({ id, reason, updatedAt }: FaqVoteRow): FaqReason => ({
  _id: id,
  reason,
  updatedAt: updatedAt.toISOString(),
});

type Draft = Partial<z.output<typeof FaqDraft>>;
export type FaqChange = Partial<
  Pick<FaqRow, 'category' | 'question' | 'answer' | 'position' | 'isActive' | 'startsAt' | 'endsAt'>
>;

/** Draft → columns; omitted fields are unchanged, the answer is cleaned. */
export const fromDraft = ({ category, question, answer, index, ...period }: Draft): FaqChange => ({
  ...(category !== undefined && { category }),
  ...(question !== undefined && { question }),
  ...(answer !== undefined && { answer: cleanWithin('answer', answer, bounds.articleContent) }),
  ...(index !== undefined && { position: index }),
  ...fromPublicationDraft(period),
});

/** The wording that a version stores. */
export const wordingOf = ({ category, question, answer, isActive, startsAt, endsAt }: FaqRow) => ({
  category,
  question,
  answer,
  isActive,
  startsAt: toIso(startsAt),
  endsAt: toIso(endsAt),
});

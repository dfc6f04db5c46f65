import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import {
  anyOf,
  freeLine,
  freeText,
  Id,
  line,
  ListHeaders,
  listOf,
  listPart,
  markup,
  Nothing,
} from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { publicationStates } from '../../foundation/publishing/enums.ts';
import { publicationDraft, publicationPart } from '../../foundation/publishing/schemas.ts';
import { FAQ_INDEX_MAX, faqCategories, FAQS_OF_CATEGORY_MAX } from './enums.ts';
import { consoleFaqPaths, faqPaths } from './paths.ts';
import { faqTexts as m } from './texts.ts';

const faqPart = {
  _id: z.string().max(bounds.id),
  category: z.enum(faqCategories),
  question: z.string().max(bounds.contentSubject),
  /** Its place in its category. */
  index: z.int(),
};
const answerPart = { answer: z.string().max(bounds.articleContent.markup) };

/** A question with its answer, as visitors read it. */
export const Faq = z.object({ ...faqPart, ...answerPart });
export type Faq = z.infer<typeof Faq>;

const consolePart = {
  ...faqPart,
  ...publicationPart,
  /** How many readers were helped by the answer, and how many were not. */
  helpful: z.int(),
  unhelpful: z.int(),
  version: z.int(),
  createdAt: z.string().max(40),
  updatedAt: z.string().max(40),
};
/** A question in the console's list. */
export const ConsoleFaqRow = z.object(consolePart);
export type ConsoleFaqRow = z.infer<typeof ConsoleFaqRow>;

/** A question in its editor. */
export const ConsoleFaq = z.object({ ...consolePart, ...answerPart });
export type ConsoleFaq = z.infer<typeof ConsoleFaq>;

/** Why an answer did not help a reader. */
export const FaqReason = z.object({
  _id: z.string().max(bounds.id),
  reason: z.string().max(bounds.reason),
  updatedAt: z.string().max(40),
});
export type FaqReason = z.infer<typeof FaqReason>;

/** A FAQ as an editor writes it; without `index` it is the last of its category. */
export const FaqDraft = z.object({
  category: z.enum(faqCategories, m.categoryRequired.key),
  question: line(bounds.contentSubject, m.questionRequired.key),
  answer: markup(bounds.articleContent.markup).min(1, m.answerRequired.key),
  index: z.int(c.notWhole.key).min(0, c.tooSmall.key).max(FAQ_INDEX_MAX, c.unknownValue.key).optional(),
  ...publicationDraft,
});

const params = z.object({ _faq: Id });
const response = z.object({ faq: ConsoleFaq });
/** If `version` is sent and the question has changed since, the answer is 409 with `current`. */
const FaqChange = FaqDraft.partial().extend({ version: z.int().min(0).optional() });

const createFaq = { summary: 'Create a question', body: FaqDraft, response };
const reviseFaq = { summary: 'Change a question', params, body: FaqChange, response };
const removeFaq = { summary: 'Delete a question', params, response: Nothing };

const filter = {
  ...listPart,
  category: anyOf(faqCategories).optional(),
  searchValue: freeLine(100).optional(),
};

export const faqs = endpointsOf('faqs', {
  /** By category and place; `sort=HELPFUL_DESC` lists those first that helped the most readers. */
  list: endpoint({
    ...faqPaths.list,
    summary: 'List the questions with their answers',
    query: z.object({
      ...filter,
      sort: z.enum(['INDEX_ASC', 'HELPFUL_DESC'], c.unknownValue.key).optional(),
    }),
    headers: ListHeaders,
    response: listOf('faqs', Faq),
  }),
  find: endpoint({
    ...faqPaths.find,
    summary: 'Read a question with its answer',
    params,
    response: z.object({ faq: Faq }),
  }),
  /**
   * One vote for each member, and for each session of `GET /api/session` of a visitor; a further call changes
   * it.
   */
  vote: endpoint({
    ...faqPaths.vote,
    summary: 'Say whether an answer helped',
    params,
    body: z.object({ isHelpful: z.boolean(), reason: freeText(bounds.reason).optional() }),
    response: z.object({ vote: z.object({ isHelpful: z.boolean(), reason: z.string().max(bounds.reason) }) }),
  }),
  create: endpoint({ ...faqPaths.create, ...createFaq }),
  revise: endpoint({ ...faqPaths.revise, ...reviseFaq }),
  remove: endpoint({ ...faqPaths.remove, ...removeFaq }),
});

export const consoleFaqs = endpointsOf('consoleFaqs', {
  /** By category and place. */
  list: endpoint({
    ...consoleFaqPaths.list,
    summary: 'List the questions in every state',
    query: z.object({ ...filter, state: anyOf(publicationStates).optional() }),
    headers: ListHeaders,
    response: listOf('faqs', ConsoleFaqRow),
  }),
  find: endpoint({ ...consoleFaqPaths.find, summary: 'Read a question for editing', params, response }),
  /** The newest first. */
  listReasons: endpoint({
    ...consoleFaqPaths.listReasons,
    summary: 'List why an answer did not help',
    params,
    query: z.object(listPart),
    response: listOf('reasons', FaqReason),
  }),
  create: endpoint({ ...consoleFaqPaths.create, ...createFaq }),
  /** All questions of one category in their new order. */
  reorder: endpoint({
    ...consoleFaqPaths.reorder,
    summary: 'Change the order of the questions of a category',
    body: z.object({
      category: z.enum(faqCategories, m.categoryRequired.key),
      _faqs: z.array(Id).min(1).max(FAQS_OF_CATEGORY_MAX),
    }),
    response: z.object({ faqs: z.array(ConsoleFaqRow) }),
  }),
  revise: endpoint({ ...consoleFaqPaths.revise, ...reviseFaq }),
  remove: endpoint({ ...consoleFaqPaths.remove, ...removeFaq }),
});

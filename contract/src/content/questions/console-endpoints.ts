import { z } from 'zod';
import { bounds, MASK } from '../../common/bounds.ts';
import {
  anyOf,
  freeLine,
  Id,
  line,
  ListHeaders,
  SortHeader,
  listOf,
  listPart,
  Nothing,
  rowsOf,
  text,
} from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { auditTexts } from '../../foundation/audit/texts.ts';
import { messageChannels } from '../../foundation/messages/enums.ts';
import { answerNotices, inquiryStates, questionCategories } from './enums.ts';
import { consoleQuestionPaths } from './paths.ts';
import { CenterQuestionDraft, questionContentPart, questionRowPart } from './schemas.ts';
import { questionTexts as m } from './texts.ts';

const RowId = z.string().max(bounds.id);
const Name = z.string().max(bounds.name);

const Administrator = z.object({ _id: RowId, name: Name });
export type QuestionAssignee = z.infer<typeof Administrator>;

const rowPart = {
  ...questionRowPart,
  _user: RowId,
  /** The asker; a person's name is masked. */
  user: z.object({ username: Name, name: Name, userType: z.enum(['PERSON', 'COMPANY']).nullable() }),
  assignee: Administrator.nullable(),
};

/** A question in the console's list. */
export const ConsoleQuestionRow = z.object(rowPart);
export type ConsoleQuestionRow = z.infer<typeof ConsoleQuestionRow>;

/** A question in the console, with its asker and what the asker will receive with the answer. */
export const ConsoleQuestion = z.object({
  ...rowPart,
  ...questionContentPart,
  _replier: RowId.nullable(),
  replier: Administrator.nullable(),
  /** Masked; `disclose` returns them whole. */
  contact: z.object({
    phone: z.string().max(bounds.phone),
    email: z.string().max(bounds.email + MASK),
  }),
  /** The notification that the first answer sends. */
  notice: z.object({
    channel: z.enum(messageChannels).nullable(),
    /** The masked address of the channel; empty where the account has none. */
    to: z.string().max(bounds.email + MASK),
    text: z.string().max(2000),
    /** When it is sent, if not at once. */
    at: z.string().max(40).nullable(),
  }),
});
export type ConsoleQuestion = z.infer<typeof ConsoleQuestion>;

const params = z.object({ _question: Id });
const response = z.object({ question: ConsoleQuestion });
const Reply = text(bounds.introduction, m.replyRequired.key);

const filters = {
  state: anyOf(inquiryStates).optional(),
  category: anyOf(questionCategories).optional(),
  /** An administrator's id; `NONE` for those without one. */
  _assignee: z.literal('NONE').or(Id).optional(),
  /** A part of the title, or of the asker's username. */
  searchValue: freeLine(100).optional(),
};

export const consoleQuestions = endpointsOf('consoleQuestions', {
  /** Those that wait for an answer first, the longest waiting at the top; then the latest answered. */
  list: endpoint({
    ...consoleQuestionPaths.list,
    summary: 'List the questions of members',
    query: z.object({ ...listPart, ...filters }),
    headers: ListHeaders,
    response: listOf('questions', ConsoleQuestionRow),
  }),
  /** The filtered list, the names of persons masked; the reason is recorded. */
  export: endpoint({
    ...consoleQuestionPaths.export,
    summary: 'Export the questions as an Excel workbook',
    query: z.object({ ...filters, reason: text(200, auditTexts.reasonRequired.key) }),
    headers: SortHeader,
    raw: true,
    transaction: 'manual',
    response: z.object({}),
  }),
  find: endpoint({ ...consoleQuestionPaths.find, summary: 'Read a question of a member', params, response }),
  /** With a `reply` it is answered at once. */
  create: endpoint({
    ...consoleQuestionPaths.create,
    summary: 'Write a question on behalf of a member',
    body: CenterQuestionDraft.omit({ files: true }).extend({
      username: line(bounds.username, m.memberUnknown.key),
      noticeBy: z.enum(answerNotices, c.unknownValue.key).optional(),
      reply: Reply.optional(),
    }),
    response,
  }),
  /**
   * The first `reply` completes the question and notifies its asker; a later one corrects it. `{name}` becomes
   * the asker's name.
   */
  revise: endpoint({
    ...consoleQuestionPaths.revise,
    summary: 'Answer or assign a question',
    params,
    body: z.object({
      reply: Reply.optional(),
      _assignee: Id.nullable().optional(),
      /** If it is sent and the question has changed since, the answer is 409 with `current`. */
      version: z.int().min(0).optional(),
    }),
    response,
  }),
  remove: endpoint({
    ...consoleQuestionPaths.remove,
    summary: 'Delete a question of a member',
    params,
    response: Nothing,
  }),
  disclose: endpoint({
    ...consoleQuestionPaths.disclose,
    summary: "Read the asker's contact details, with a recorded reason",
    params,
    body: z.object({ reason: line(bounds.reason, m.reasonRequired.key) }),
    response: z.object({
      contact: z.object({
        name: Name,
        phone: z.string().max(bounds.phone),
        email: z.string().max(bounds.email),
      }),
    }),
  }),
  listAssignees: endpoint({
    ...consoleQuestionPaths.listAssignees,
    summary: 'List the administrators who can be assigned',
    response: z.object({ administrators: rowsOf(Administrator) }),
  }),
});

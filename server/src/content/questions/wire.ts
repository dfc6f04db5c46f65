import type { z } from 'zod';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import type {
  ConsoleQuestion,
  ConsoleQuestionRow,
  consoleQuestions,
} from '@ieum/contract/content/questions/console-endpoints.ts';
import type {
  Question,
  CenterQuestionDraft,
  QuestionRow as QuestionRowWire,
} from '@ieum/contract/content/questions/schemas.ts';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { toIso } from '#kit/dates.ts';
import { maskEmail, maskName, maskPhone } from '#kit/masks.ts';
import type { AskedQuestion } from './queries.ts';
import type { QuestionRow } from './tables.ts';

/** Row → its asker's list. */
export const presentRow = (row: QuestionRow): QuestionRowWire => ({
  _id: row.id,
  category: row.category,
  subject: row.subject,
  state: row.state,
  hasFiles: row.fileIds.length > 0,
  repliedAt: toIso(row.repliedAt),
  createdAt: row.createdAt.toISOString(),
});

/** Row → its asker. */
export const presentQuestion = (row: QuestionRow, files: FileRef[]): Question => ({
  ...presentRow(row),
  content: row.content,
  files,
  noticeBy: row.noticeBy,
  reply: row.reply,
  satisfaction: presentSatisfaction(row),
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
});

const presentSatisfaction = ({ score, comment, ratedAt }: QuestionRow): Question['satisfaction'] =>
  score === null || ratedAt === null ? null : { score, comment, ratedAt: ratedAt.toISOString() };

type AccountName = { id: string; name: string; username: string } | null;
const presentAdministrator = (row: AccountName) => row && presentAssignee(row);

/** An administrator by the name that others know. */
export const presentAssignee = ({ id, name, username }: NonNullable<AccountName>) => ({
  _id: id,
  name: name || username,
});

/** Row → the console's list. */
export const presentConsoleRow = ({ question, user, assignee }: AskedQuestion): ConsoleQuestionRow => ({
  ...presentRow(question),
  _user: user.id,
  user: {
    username: user.username,
    name: user.userType === 'COMPANY' ? user.name : maskName(user.name),
    userType: user.userType,
  },
  assignee: presentAdministrator(assignee),
});

/** Row → the console, the asker's contact details masked. */
export const presentConsoleQuestion = (
  row: AskedQuestion,
  files: FileRef[],
  notice: ConsoleQuestion['notice'],
): ConsoleQuestion => ({
  ...presentQuestion(row.question, files),
  ...presentConsoleRow(row),
  _replier: row.question.replierId,
  replier: presentAdministrator(row.replier),
  contact: { phone: maskPhone(row.user.phone), email: maskEmail(row.user.email) },
  notice,
});

/** The filters of the console's list. */
export const fromFilter = <Q extends Omit<Input<typeof consoleQuestions.export>['query'], 'reason'>>({
  _assignee,
  ...filter
}: Q) => ({
  ...filter,
  assignee: _assignee,
});

/** Wire → an administrator's changes of a question. */
export const fromRevision = ({
  _assignee,
  reply,
  version,
}: Input<typeof consoleQuestions.revise>['body']) => ({
  reply,
  assigneeId: _assignee,
  seen: version,
});

type Draft = Partial<z.output<typeof CenterQuestionDraft>>;
export type QuestionChange = Partial<
  Pick<QuestionRow, 'category' | 'subject' | 'content' | 'fileIds' | 'noticeBy'>
>;

/** Draft → columns; omitted fields are unchanged. */
export const fromDraft = ({ category, subject, content, files, noticeBy }: Draft): QuestionChange => ({
  ...(category !== undefined && { category }),
  ...(subject !== undefined && { subject }),
  ...(content !== undefined && { content }),
  ...(files !== undefined && { fileIds: [...new Set(files)] }),
  ...(noticeBy !== undefined && { noticeBy }),
});

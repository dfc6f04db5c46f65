import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { FileRef, freeText, Id, line, text } from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import {
  answerNotices,
  inquiryStates,
  QUESTION_FILES_MAX,
  questionCategories,
  SATISFACTION_MAX,
} from './enums.ts';
import { questionTexts as m } from './texts.ts';

const RowId = z.string().max(bounds.id);
const Moment = z.string().max(40);

/** The fields of a question in lists, for members and in the console. */
export const questionRowPart = {
  _id: RowId,
  category: z.enum(questionCategories).nullable(),
  subject: z.string().max(bounds.contentSubject),
  state: z.enum(inquiryStates),
  hasFiles: z.boolean(),
  repliedAt: Moment.nullable(),
  createdAt: Moment,
};

/** The fields of one question beside those of lists. */
export const questionContentPart = {
  content: z.string().max(bounds.introduction),
  files: z.array(FileRef).max(QUESTION_FILES_MAX),
  /** How the asker is notified of the answer, beside the inbox. */
  noticeBy: z.enum(answerNotices),
  reply: z.string().max(bounds.introduction).nullable(),
  /** The asker's rating of the answer. */
  satisfaction: z
    .object({ score: z.int(), comment: z.string().max(bounds.reason), ratedAt: Moment })
    .nullable(),
  version: z.int(),
  updatedAt: Moment,
};

/** A question in its asker's list. */
export const QuestionRow = z.object(questionRowPart);
export type QuestionRow = z.infer<typeof QuestionRow>;

/** A question with its answer, for its asker. */
export const Question = z.object({ ...questionRowPart, ...questionContentPart });
export type Question = z.infer<typeof Question>;

/** A question as a member writes it; `files` are ids of own uploads or of files that the question has. */
export const CenterQuestionDraft = z.object({
  category: z.enum(questionCategories, c.unknownValue.key).nullable().optional(),
  subject: line(bounds.contentSubject, m.subjectRequired.key),
  content: text(bounds.introduction, m.contentRequired.key),
  files: z.array(Id).max(QUESTION_FILES_MAX, m.tooManyFiles.key).optional(),
  noticeBy: z.enum(answerNotices, c.unknownValue.key).optional(),
});

/** How a member rates an answer. */
export const Satisfaction = z.object({
  score: z
    .int({ error: m.scoreRequired.key })
    .min(1, m.scoreRequired.key)
    .max(SATISFACTION_MAX, m.scoreRequired.key),
  comment: freeText(bounds.reason).optional(),
});

import { zodResolver } from '@hookform/resolvers/zod';
import { FileRef } from '@ieum/contract/common/schemas.ts';
import { QUESTION_FILES_MAX } from '@ieum/contract/content/questions/enums.ts';
import { CenterQuestionDraft } from '@ieum/contract/content/questions/schemas.ts';
import { z } from 'zod';

/** The contract's rules of a question, with the files as the form has them. */
export const resolveQuestion = zodResolver(
  CenterQuestionDraft.extend({
    category: CenterQuestionDraft.shape.category.unwrap(),
    noticeBy: CenterQuestionDraft.shape.noticeBy.unwrap(),
    files: z.array(FileRef).max(QUESTION_FILES_MAX),
  }),
);

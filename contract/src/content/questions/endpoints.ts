import { z } from 'zod';
import { anyOf, Id, ListHeaders, listOf, listPart, Nothing } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { inquiryStates } from './enums.ts';
import { questionPaths } from './paths.ts';
import { Question, CenterQuestionDraft, QuestionRow, Satisfaction } from './schemas.ts';

const params = z.object({ _question: Id });
const response = z.object({ question: Question });

export const questions = endpointsOf('questions', {
  /** The newest first. */
  list: endpoint({
    ...questionPaths.list,
    summary: "List the caller's questions to the centre",
    query: z.object({ ...listPart, state: anyOf(inquiryStates).optional() }),
    headers: ListHeaders,
    response: listOf('questions', QuestionRow),
  }),
  find: endpoint({
    ...questionPaths.find,
    summary: "Read one of the caller's questions with its answer",
    params,
    response,
  }),
  /** At most ten on one day in Seoul. A repeated request with the same `key` returns the same question. */
  create: endpoint({
    ...questionPaths.create,
    summary: 'Ask the centre a question',
    body: CenterQuestionDraft.extend({
      /** The caller's idempotency key, one for each form. */
      key: z.uuid(c.invalid.key).optional(),
    }),
    response,
  }),
  revise: endpoint({
    ...questionPaths.revise,
    summary: 'Change a question that is not answered yet',
    params,
    /** If `version` is sent and the question has changed since, the answer is 409 with `current`. */
    body: CenterQuestionDraft.partial().extend({ version: z.int().min(0).optional() }),
    response,
  }),
  remove: endpoint({
    ...questionPaths.remove,
    summary: 'Delete a question that is not answered yet',
    params,
    response: Nothing,
  }),
  /** A later rating replaces the earlier one. */
  rate: endpoint({
    ...questionPaths.rate,
    summary: 'Rate the answer to a question',
    params,
    body: Satisfaction,
    response,
  }),
});

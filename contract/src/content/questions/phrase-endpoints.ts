import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { Id, line, ListHeaders, listOf, listPart, Nothing, text } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { phrasePaths } from './paths.ts';
import { questionTexts as m } from './texts.ts';

/** A text that administrators share and insert into their answers. */
export const QuestionPhrase = z.object({
  _id: z.string().max(bounds.id),
  name: z.string().max(bounds.name),
  text: z.string().max(bounds.memo),
  version: z.int(),
  updatedAt: z.string().max(40),
});
export type QuestionPhrase = z.infer<typeof QuestionPhrase>;

/** A phrase as an administrator writes it; `{name}` in the text becomes the asker's name. */
export const PhraseDraft = z.object({
  name: line(bounds.name, m.phraseNameRequired.key),
  text: text(bounds.memo, m.phraseTextRequired.key),
});

const params = z.object({ _phrase: Id });
const response = z.object({ phrase: QuestionPhrase });

export const phrases = endpointsOf('phrases', {
  /** In the order of their names. */
  list: endpoint({
    ...phrasePaths.list,
    summary: 'List the saved phrases for answers',
    query: z.object(listPart),
    headers: ListHeaders,
    response: listOf('phrases', QuestionPhrase),
  }),
  find: endpoint({ ...phrasePaths.find, summary: 'Read a saved phrase', params, response }),
  create: endpoint({
    ...phrasePaths.create,
    summary: 'Save a phrase for answers',
    body: PhraseDraft,
    response,
  }),
  revise: endpoint({
    ...phrasePaths.revise,
    summary: 'Change a saved phrase',
    params,
    /** If `version` is sent and the phrase has changed since, the answer is 409 with `current`. */
    body: PhraseDraft.partial().extend({ version: z.int().min(0).optional() }),
    response,
  }),
  remove: endpoint({ ...phrasePaths.remove, summary: 'Delete a saved phrase', params, response: Nothing }),
});

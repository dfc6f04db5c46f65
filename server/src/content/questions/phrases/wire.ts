import type { QuestionPhrase } from '@ieum/contract/content/questions/phrase-endpoints.ts';
import type { PhraseRow } from '../tables.ts';

/** Row → wire. */
export const presentPhrase = ({ id, name, text, version, updatedAt }: PhraseRow): QuestionPhrase => ({
  _id: id,
  name,
  text,
  version,
  updatedAt: updatedAt.toISOString(),
});

import { asc } from 'drizzle-orm';
import { promptSearchTexts as m } from '@ieum/contract/assistant/prompts/search-texts.ts';
import { MAX_FOUND, type SearchSource } from '#kit/search/search-source.ts';
import { hasEveryWord } from './queries.ts';
import { chatPrompts } from './tables.ts';

/** Prompts of the chat in any state by question and reply, in their order. */
export const promptsSearchSource: SearchSource = {
  kind: 'chat-prompts',
  title: m.title,
  right: 'content.read',
  find: async (db, { text }) => {
    const rows = await db
      .select({ id: chatPrompts.id, query: chatPrompts.query })
      .from(chatPrompts)
      .where(hasEveryWord(text))
      .orderBy(asc(chatPrompts.group), asc(chatPrompts.position), asc(chatPrompts.id))
      .limit(MAX_FOUND);
    return rows.map(({ id, query }) => ({ id, name: query, link: `/console/chat/prompts?edit=${id}` }));
  },
};

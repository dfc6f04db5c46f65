import type { Database } from '#platform/database/database.ts';
import type { DropTags } from '#kit/drop-tags.ts';
import type { HtmlCache } from './html-cache.ts';

const TAG_CHANNEL = 'ieum_tags';

/** Connects a process's page cache to the drop messages of all processes. */
export async function shareTags(database: Database, cache: HtmlCache): Promise<DropTags> {
  await database.listen(TAG_CHANNEL, (payload) => cache.drop(payload.split(' ')));
  return async (tags) => {
    cache.drop(tags);
    await database.notify(TAG_CHANNEL, tags.join(' '));
  };
}

import type { Database } from '#platform/database/database.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';

const TAG_CHANNEL = 'ieum_tags';

/** Connects what a process caches by tag to the drop messages of all processes. */
export async function shareTags(
  database: Database,
  drop: (tags: readonly string[]) => void,
): Promise<DropCachedPages> {
  await database.listen(TAG_CHANNEL, (payload) => drop(payload.split(' ')));
  return async (tags) => {
    drop(tags);
    await database.notify(TAG_CHANNEL, tags.join(' '));
  };
}

import { mayUse, type Role } from '@ieum/contract/common/rights.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { Task } from '@ieum/contract/site/tasks/endpoints.ts';
import type { Db } from '#kit/context.ts';
import type { WaitingKind } from '#module.ts';

interface Reader {
  db: Db;
  role: Role;
  locale: Locale;
  now: Date;
}

/** The kinds that a role may see of which something waits, the longest waiting first. */
export async function listTasks(
  kinds: readonly WaitingKind[],
  { db, role, locale, now }: Reader,
): Promise<Task[]> {
  const seen = kinds.filter(({ right }) => mayUse(role, right));
  const found = await Promise.all(
    seen.map(async ({ name, link, read }) => {
      const { since, ...counted } = await read(db, now);
      if (!since) return [];
      return [{ ...counted, name: sayIn(locale, name.text), link: link(now), since: since.toISOString() }];
    }),
  );
  return found.flat().toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since));
}

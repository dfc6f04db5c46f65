import { sql } from 'drizzle-orm';
import type { Work } from '#kit/context.ts';
import { userLevels } from './tables.ts';

/** Every installation has one level for new members; levels that administrators made stay unchanged. */
export async function seedLevels({ db, now }: Pick<Work, 'db' | 'now'>): Promise<void> {
  const [current] = await db.select({ id: userLevels.id }).from(userLevels).limit(1);
  if (current) return;
  const first = { code: 'basic', name: '일반 회원', position: 10, isDefault: true };
  await db
    .insert(userLevels)
    .values({ ...first, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: userLevels.isDefault, where: sql`is_default` });
}

import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#account/users/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { theWorld } from '../../../../test/world.ts';
import { memberTexts } from '../tables.ts';

test('an account and its company renamed at once are found by both new names', async () => {
  const world = await theWorld();
  const { user } = await world.aCompany({ name: '옛이름', ceoName: '옛대표' });
  const ofCompany = eq(companies.userId, user.id);
  const { other, unlocked } = await world.db.transaction(async (tx) => {
    await tx.update(users).set({ name: '새이름' }).where(eq(users.id, user.id));
    const writing = world.db.update(companies).set({ ceoName: '새대표' }).where(ofCompany).execute();
    const { rows } = await world.db.execute<{ text: string }>(
      sql`select member_haystack(${user.id}) as text`,
    );
    return { other: { writing }, unlocked: rows[0]?.text };
  });
  await other.writing;
  // Without the lock the company's write would have stored this.
  expect(unlocked).not.toContain('새이름');
  const [stored] = await world.db.select().from(memberTexts).where(eq(memberTexts.rowId, user.id));
  expect(stored?.haystack).toContain('새이름');
  expect(stored?.haystack).toContain('새대표');
});

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { aRecruitment, aWord } from '../../test/recruitment.ts';
import { theWorld, type World } from '../../test/world.ts';
import { listCards } from './cards.ts';
import { createCounts } from './counts.ts';
import { gramsOf, haystackOf, needleOf } from './grams.ts';
import { everythingOngoing } from './list-query.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const newestFirst = [{ field: 'createdAt', direction: -1 } as const];
const part = { sort: newestFirst, limit: 50, skip: 0, after: undefined, isLast: false };

describe('the two ways of a search', () => {
  test('by the index and in the order of the list find the same', async () => {
    const company = await world.aCompany();
    const [first, second] = [aWord(4), aWord(4)];
    for (const subject of [first, `${first} ${second}`, `${second}${first}`, `x%_${first}`])
      await aRecruitment(world, company, { subject });
    const asked = [
      first,
      first.slice(0, 2),
      `${second} ${first.slice(1)}`,
      `%_${first}`,
      `${first}${second}`,
    ];
    for (const word of asked) {
      const filter = { ...everythingOngoing, needle: needleOf(word) };
      const [byIndex, inOrder] = await Promise.all(
        (['index', 'walk'] as const).map((way) =>
          listCards(world.db, filter, { ...part, way }, world.clock.now()),
        ),
      );
      expect(inOrder?.rows.map(({ id }) => id)).toEqual(byIndex?.rows.map(({ id }) => id));
    }
  });

  test('a common word is counted and listed alike once the database knows how common it is', async () => {
    const company = await world.aCompany();
    const word = aWord(3);
    for (let i = 0; i < 4; i++) await aRecruitment(world, company, { subject: word });
    await world.db.execute(sql`analyze recruitments, recruitment_grams`);
    for (const common of ['모집', '모집개요', '북']) {
      const filter = { ...everythingOngoing, needle: needleOf(`${common} ${word}`) };
      expect(await createCounts(world.db).count(filter, world.clock.now())).toEqual({ count: 4 });
      expect((await listCards(world.db, filter, part, world.clock.now())).rows).toHaveLength(4);
    }
    const many = { ...everythingOngoing, needle: needleOf('모집개요') };
    const { count } = await createCounts(world.db).count(many, world.clock.now());
    const { rows } = await listCards(world.db, many, { ...part, limit: 10_000 }, world.clock.now());
    expect(rows).toHaveLength(count);
  });
});

describe('grams', () => {
  test('every part of a word is among the grams of its text', () => {
    const haystack = haystackOf(['무역 Center(주)', 'é한글😀끝']);
    const grams = new Set(gramsOf(haystack));
    for (const part of ['무역', 'cent', 'center(주)', 'é한', '글😀', '😀끝', '무', 'c', '주'])
      expect([part, needleOf(part)?.grams.every((gram) => grams.has(gram))]).toEqual([part, true]);
    for (const part of ['역c', '역', '글', '한글끝'])
      expect([part, needleOf(part)?.grams.every((gram) => grams.has(gram))]).toEqual([part, false]);
  });
});

import { POPULAR_DAYS, POPULAR_MIN } from '@ieum/contract/site/search/enums.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aRecruitment, aWord } from '../../../test/recruitment.ts';
import { theWorld, type World } from '../../../test/world.ts';
import { search as searchContract, consoleSearch } from '@ieum/contract/site/search/endpoints.ts';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { countedWords } from './popular.ts';
import { searchedWords } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const aSession = async (): Promise<string> => (await world.api(undefined, auth).session())._session;
const search = (words: string, session: string) =>
  world.answers(undefined, searchContract).search({ query: { searchValue: words }, headers: { session } });
const popular = async (): Promise<string[]> => {
  await world.app.modules.flush();
  return (await world.api(undefined, searchContract).listPopular()).words;
};
const searchBySeveral = async (words: string, sessions = POPULAR_MIN) => {
  for (let i = 0; i < sessions; i += 1) await search(words, await aSession());
};
const aFoundWord = async () => {
  const word = aWord();
  await aRecruitment(world, await world.aCompany({ name: word }));
  return word;
};

test('words that several sessions found something with are popular, most sessions first', async () => {
  const [some, more, few] = [await aFoundWord(), await aFoundWord(), await aFoundWord()];
  await searchBySeveral(some);
  await searchBySeveral(more, POPULAR_MIN + 1);
  await searchBySeveral(few, POPULAR_MIN - 1);
  const words = await popular();
  expect(words.filter((word) => [some, more, few].includes(word))).toEqual([more, some]);
});

test('one session counts once a day, an invented one never, and words without a result not at all', async () => {
  const [repeated, invented, lost] = [await aFoundWord(), await aFoundWord(), aWord()];
  const session = await aSession();
  for (let i = 0; i < POPULAR_MIN + 1; i += 1) {
    await search(repeated, session);
    await search(invented, `invented-${i}`);
  }
  await searchBySeveral(lost);
  const words = await popular();
  for (const word of [repeated, invented, lost]) expect(words).not.toContain(word);
});

test('words that an administrator hides are shown to no visitor until they are shown again, each recorded once', async () => {
  const [word, other] = [await aFoundWord(), await aFoundWord()];
  await searchBySeveral(word);
  await searchBySeveral(other);
  const admin = await world.anAdministrator();
  const api = world.api(admin, consoleSearch);
  const isHidden = async () => {
    await world.app.modules.flush();
    return (await api.listWords({})).words.find(({ words }) => words === word)?.isHidden;
  };
  expect(await isHidden()).toBe(false);
  for (let time = 0; time < 2; time += 1) await api.hideWords({ body: { words: word, isHidden: true } });
  expect(await popular()).toContain(other);
  expect(await popular()).not.toContain(word);
  expect(await isHidden()).toBe(true);
  await api.hideWords({ body: { words: word, isHidden: false } });
  expect(await popular()).toContain(word);
  const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.actorId, admin.user.id));
  expect(logs.map(({ action }) => action).toSorted()).toEqual(['search.hideWords', 'search.showWords']);
  const viewer = await world.anAdministrator('VIEWER');
  const body = { words: word, isHidden: true };
  expect((await world.answers(viewer, consoleSearch).hideWords({ body })).statusCode).toBe(403);
});

test('after a week words are popular no more, and are deleted', async () => {
  const word = await aFoundWord();
  await searchBySeveral(word);
  expect(await popular()).toContain(word);
  world.clock.advance(POPULAR_DAYS * 24 * 3600);
  expect(await popular()).not.toContain(word);
  const stored = () => world.db.select().from(searchedWords).where(eq(searchedWords.words, word));
  expect(await stored()).toHaveLength(POPULAR_MIN);
  await world.app.jobs.runNow('drop-searched-words');
  expect(await stored()).toEqual([]);
});

test.each([
  ['  해외   영업 ', '해외 영업'],
  ['SCM', 'scm'],
  ['가', undefined],
  ['010-1234-5678', undefined],
  ['kim@ieum.example', undefined],
  ['https://ieum.example', undefined],
  ['가'.repeat(21), undefined],
])('%j is counted as %j', (typed, words) => {
  expect(countedWords(typed)).toBe(words);
});

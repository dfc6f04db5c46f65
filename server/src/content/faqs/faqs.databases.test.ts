import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@ieum/contract/common/endpoint.ts';
import { consoleFaqs, faqs } from '@ieum/contract/content/faqs/endpoints.ts';
import { FAQS_OF_CATEGORY_MAX, type FaqCategory } from '@ieum/contract/content/faqs/enums.ts';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { aWord } from '../../../test/recruitment.ts';
import type { BodyOf } from '../../../test/api.ts';
import { openWorld, type TestActor, type World } from '../../../test/world.ts';
import { faqs as faqTable, faqVotes } from './tables.ts';

/** A separate world, because a category is bounded and ordered as a whole. */
let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.anAdministrator();
  return async () => {
    await world.app.close();
    await world.database.close();
  };
});

const api = () => world.api(admin, consoleFaqs);
const visitor = () => world.api(undefined, faqs);
type Draft = Partial<Call<typeof consoleFaqs.create>['body']>;
const create = async (input: Draft = {}) => {
  const body = { category: 'ETC', question: `질문 ${newId()}`, answer: '<p>답변</p>', ...input } as const;
  return (await api().create({ body })).faq;
};
const of = (id: string) => ({ params: { _faq: id } });
const shown = async (query: Call<typeof faqs.list>['query'] = {}) =>
  (await visitor().list({ query: { limit: 100, ...query } })).faqs.map(({ _id }) => _id);
const missing = { statusCode: 404 };

describe('questions', () => {
  test('are written, changed and deleted by an administrator, and each change is audited', async () => {
    const made = await create({ answer: '<p onclick="x()">안내<script>x()</script></p>' });
    expect(made).toMatchObject({ answer: '<p>안내</p>', state: 'PUBLISHED', version: 0, helpful: 0 });
    const { faq } = await api().revise({ ...of(made._id), body: { question: '바뀐 질문', version: 0 } });
    expect(faq).toMatchObject({ question: '바뀐 질문', answer: '<p>안내</p>', version: 1 });
    await expect(
      api().revise({ ...of(made._id), body: { question: '늦은 질문', version: 0 } }),
    ).rejects.toMatchObject({ statusCode: 409 });
    await api().remove(of(made._id));
    await expect(api().find(of(made._id))).rejects.toMatchObject(missing);
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, made._id));
    expect(logs.map(({ action }) => action).toSorted()).toEqual([
      'faqs.create',
      'faqs.remove',
      'faqs.revise',
    ]);
  });

  test('in the reader’s language come first, page by page, in each category', async () => {
    const questions = ['어떻게 지원하나요?', 'How do I apply?', '如何应聘？', 'How do I withdraw?'];
    const ids: string[] = [];
    for (const question of questions) ids.push((await create({ category: 'POINT', question }))._id);
    const [korean, english, chinese, other] = ids;
    const read = async (language: string) => {
      const found: string[] = [];
      let after: string | undefined;
      do {
        const { faqs: rows, next } = await visitor().list({
          query: { category: 'POINT', limit: 1, ...(after && { after }) },
          headers: { 'accept-language': language },
        });
        found.push(...rows.map(({ _id }) => _id));
        after = next ?? undefined;
      } while (after);
      return found;
    };
    expect(await read('en')).toEqual([english, other, korean, chinese]);
    expect(await read('cn')).toEqual([chinese, korean, english, other]);
    expect(await read('ko')).toEqual([korean, english, chinese, other]);
    for (const id of ids) await api().remove(of(id));
  });

  test('are written under the public address by administrators alone', async () => {
    const body = { category: 'ETC', question: '질문', answer: '<p>답</p>' } as const;
    const { faq } = await world.api(admin, faqs).create({ body });
    expect((await visitor().find(of(faq._id))).faq).toMatchObject({ question: '질문', category: 'ETC' });
    const person = await world.aPerson();
    await expect(world.api(person, faqs).create({ body })).rejects.toMatchObject({ statusCode: 403 });
    await expect(world.api(person, faqs).remove(of(faq._id))).rejects.toMatchObject({ statusCode: 403 });
    await world.api(admin, faqs).revise({ ...of(faq._id), body: { isActive: false } });
    await expect(visitor().find(of(faq._id))).rejects.toMatchObject(missing);
    await world.api(admin, faqs).remove(of(faq._id));
  });

  test('are listed by category and place, drafts for administrators only', async () => {
    const [point, account] = [await create({ category: 'POINT' }), await create({ category: 'ACCOUNT' })];
    const draft = await create({ category: 'ACCOUNT', isActive: false });
    const all = await shown();
    expect(all.indexOf(account._id)).toBeLessThan(all.indexOf(point._id));
    expect(all).not.toContain(draft._id);
    expect(await shown({ category: 'POINT' })).toEqual([point._id]);
    const { faqs: drafts } = await api().list({ query: { state: 'DRAFT', category: 'ACCOUNT' } });
    expect(drafts.map(({ _id }) => _id)).toEqual([draft._id]);
    await expect(shown({ category: 'NONE' })).rejects.toMatchObject({ statusCode: 400 });
  });

  test('are ordered within their category; an incomplete order is rejected', async () => {
    const rows = [await create({ category: 'PROGRAM' }), await create({ category: 'PROGRAM' })];
    const ids = rows.map(({ _id }) => _id).toReversed();
    const put = (_faqs: string[]) => api().reorder({ body: { category: 'PROGRAM', _faqs } });
    await put(ids);
    expect(await shown({ category: 'PROGRAM' })).toEqual(ids);
    const other = await create({ category: 'RECRUIT' });
    for (const wrong of [ids.slice(1), [...ids, other._id], [ids[0] ?? '', ids[0] ?? '']])
      await expect(put(wrong)).rejects.toMatchObject({ statusCode: 409 });
    const { faq } = await api().revise({ ...of(other._id), body: { category: 'PROGRAM' } });
    expect(await shown({ category: 'PROGRAM' })).toEqual([...ids, faq._id]);
  });

  test('of one category are a hundred at most, also when they are written at once', async () => {
    const category: FaqCategory = 'RECRUIT';
    const rows = Array.from({ length: FAQS_OF_CATEGORY_MAX - 1 }, () => ({
      category,
      question: '질문',
      answer: '<p>답</p>',
    }));
    await world.db.insert(faqTable).values(rows);
    const results = await Promise.allSettled([create({ category }), create({ category })]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const fresh = await create();
    await expect(api().revise({ ...of(fresh._id), body: { category } })).rejects.toMatchObject({
      statusCode: 409,
    });
    await world.db.delete(faqTable).where(eq(faqTable.category, category));
  });

  test('are found by any part of question and answer, with a change at once', async () => {
    const [word, other] = [aWord(5), aWord(4)];
    const { _id } = await create({
      question: `${word}란?`,
      answer: `<p>가나${other}</p><p>둘째 <b>줄</b></p>`,
    });
    const finds = (searchValue: string) => shown({ searchValue });
    for (const searchValue of [word, word.slice(1), word.slice(2, 4), `${other} ${word}`, '둘째 줄'])
      expect(await finds(searchValue)).toContain(_id);
    expect(await finds(`${word}없`)).toEqual([]);
    await api().revise({ ...of(_id), body: { question: '이제 다른 말' } });
    expect(await finds(word)).toEqual([]);
    const { faqs: rows } = await api().list({ query: { searchValue: other } });
    expect(rows.map((row) => row._id)).toEqual([_id]);
    await api().remove(of(_id));
    expect(await finds(other)).toEqual([]);
  });
});

describe('a vote on an answer', () => {
  const session = async (): Promise<string> => (await world.api(undefined, auth).session())._session;
  const vote = (id: string, header: string | undefined, body: BodyOf<typeof faqs.vote>) =>
    world
      .answers(undefined, faqs)
      .vote({ params: { _faq: id }, body, headers: header ? { session: header } : {} });
  const counts = async (id: string) => {
    const { helpful, unhelpful } = (await api().find(of(id))).faq;
    return { helpful, unhelpful };
  };

  test('counts once for a session and once for a member, and can be changed', async () => {
    const { _id } = await create();
    const own = await session();
    await vote(_id, own, { isHelpful: true });
    await vote(_id, own, { isHelpful: true });
    expect(await counts(_id)).toEqual({ helpful: 1, unhelpful: 0 });
    await vote(_id, own, { isHelpful: false, reason: '그림이 없어요' });
    await vote(_id, own, { isHelpful: false });
    expect(await counts(_id)).toEqual({ helpful: 0, unhelpful: 1 });
    const person = await world.aPerson();
    for (const isHelpful of [true, true])
      await world.api(person, faqs).vote({ ...of(_id), body: { isHelpful } });
    expect(await counts(_id)).toEqual({ helpful: 1, unhelpful: 1 });
    const { reasons, count } = await api().listReasons({ ...of(_id), query: {} });
    expect({ reasons, count }).toMatchObject({ reasons: [{ reason: '그림이 없어요' }], count: 1 });
  });

  test('of one session at the same time is counted once', async () => {
    const { _id } = await create();
    const own = await session();
    const votes = await Promise.all([1, 2, 3, 4].map(() => vote(_id, own, { isHelpful: true })));
    expect(votes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await counts(_id)).toEqual({ helpful: 1, unhelpful: 0 });
  });

  test('needs a session that the server issued, and a question that visitors see', async () => {
    const [{ _id }, draft] = [await create(), await create({ isActive: false })];
    for (const header of [undefined, 'invented'])
      expect((await vote(_id, header, { isHelpful: true })).statusCode).toBe(400);
    expect((await vote(draft._id, await session(), { isHelpful: true })).statusCode).toBe(404);
    expect(await counts(_id)).toEqual({ helpful: 0, unhelpful: 0 });
  });

  test('puts the answers first that helped the most', async () => {
    const [first, second] = [await create({ category: 'POINT' }), await create({ category: 'POINT' })];
    await vote(second._id, await session(), { isHelpful: true });
    const ids = await shown({ category: 'POINT', sort: 'HELPFUL_DESC' });
    expect(ids.indexOf(second._id)).toBeLessThan(ids.indexOf(first._id));
  });

  test('is deleted with its question', async () => {
    const { _id } = await create();
    await vote(_id, await session(), { isHelpful: true });
    await api().remove(of(_id));
    expect(await world.db.select().from(faqVotes).where(eq(faqVotes.faqId, _id))).toEqual([]);
  });
});

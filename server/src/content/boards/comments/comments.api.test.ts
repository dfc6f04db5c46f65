import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { boardComments } from '@ieum/contract/content/boards/comment-endpoints.ts';
import { boardCodes, consoleBoards } from '@ieum/contract/content/boards/endpoints.ts';
import { hourlyLimits } from '@ieum/contract/content/boards/enums.ts';
import { newId } from '#kit/db/ids.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';
import { commentReports, posts } from '../tables.ts';

let world: World;
let admin: TestActor;
let person: TestActor;
let other: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
  person = await world.aPerson();
  other = await world.aPerson();
});

const api = (actor: TestActor | undefined) => world.api(actor, boardComments);
const at = (_board: string, _comment: string) => ({ params: { _board, _comment } });
const of = (id: string) => ({ params: { _board: id } });

const rights = { readers: 'ANYONE', writers: 'CONSOLE', isActive: true } as const;
async function aPost(allowsComments = true): Promise<string> {
  const code = `c-${newId()}`.slice(0, 40);
  const body = { code, name: { ko: '게시판', en: '', cn: '' }, ...rights, _levels: [], allowsComments };
  await world.api(admin, boardCodes).create({ body });
  const draft = { code, subject: '글', content: '내용', isActive: true };
  return (await world.api(admin, consoleBoards).create({ body: draft })).board._id;
}
const say = async (actor: TestActor, _board: string, content = `댓글 ${newId()}`, _parent?: string) =>
  (await api(actor).create({ ...of(_board), body: { content, _parent } })).comment;
const list = async (_board: string, actor?: TestActor) =>
  (await api(actor).list({ ...of(_board), query: {} })).comments;
const report = (actor: TestActor, _board: string, _comment: string) =>
  api(actor).report({ ...at(_board, _comment), body: { reason: '광고예요' } });
const countsOf = async (id: string) => {
  const [row] = await world.db.select().from(posts).where(eq(posts.id, id));
  return { comments: row?.commentCount, open: row?.openReports };
};
const conflict = { statusCode: 409 };

describe('comments', () => {
  test('are listed by their threads with masked names, and replies to replies stay in the thread', async () => {
    const post = await aPost();
    const first = await say(person, post);
    const second = await say(other, post);
    const reply = await say(other, post, undefined, first._id);
    const deeper = await say(person, post, undefined, reply._id);
    const shown = await list(post, person);
    expect(shown.map(({ _id }) => _id)).toEqual([first._id, reply._id, deeper._id, second._id]);
    expect(shown.map(({ _parent }) => _parent)).toEqual([null, first._id, first._id, null]);
    expect(shown.map(({ isOwn }) => isOwn)).toEqual([true, false, true, false]);
    expect(shown[0]?.writer).toMatch(/\*/);
    expect(await countsOf(post)).toEqual({ comments: 4, open: 0 });
  });

  test('are also changed by an administrator, which is recorded with the reason', async () => {
    const post = await aPost();
    const made = await say(person, post);
    const params = { _board: post, _comment: made._id };
    const body = { content: '전화번호를 지웠어요', reason: '개인정보가 있어요' };
    const { comment } = await api(admin).revise({ params, body });
    expect(comment).toMatchObject({ content: body.content, _board: post, _user: person.user.id });
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, made._id));
    expect(logs).toMatchObject([{ action: 'boards.reviseComment', details: { reason: body.reason } }]);
    const viewer = await world.anAdministrator('VIEWER');
    await expect(api(viewer).revise({ params, body })).rejects.toMatchObject({
      statusCode: 403,
    });
  });

  test('name the member who wrote them, but no administrator', async () => {
    const post = await aPost();
    const own = await say(admin, post);
    const { comment } = await api(person).find(at(post, own._id));
    expect(comment).toMatchObject({ _board: post, _user: null });
  });

  test('are changed by their writers and deleted by them and by administrators', async () => {
    const post = await aPost();
    const made = await say(person, post);
    const params = { _board: post, _comment: made._id };
    const changing = (actor: TestActor) => api(actor).revise({ params, body: { content: '고친 댓글' } });
    await expect(changing(other)).rejects.toMatchObject({ statusCode: 403 });
    expect((await changing(person)).comment).toMatchObject({ content: '고친 댓글', isOwn: true });
    await expect(api(other).remove({ params })).rejects.toMatchObject({
      statusCode: 403,
    });
    await world.api(admin, consoleBoards).removeComment({ params });
    expect(await list(post)).toEqual([]);
    await expect(changing(person)).rejects.toMatchObject({ statusCode: 404 });
  });

  test('a deleted one stays without its text as long as it has replies', async () => {
    const post = await aPost();
    const made = await say(person, post);
    const reply = await say(other, post, undefined, made._id);
    await api(person).remove(at(post, made._id));
    expect(await list(post)).toMatchObject([
      { _id: made._id, content: '', writer: null, isRemoved: true },
      { _id: reply._id, isRemoved: false },
    ]);
    await expect(say(person, post, undefined, made._id)).rejects.toMatchObject(conflict);
    await api(other).remove(at(post, reply._id));
    expect(await list(post)).toEqual([]);
    expect(await countsOf(post)).toEqual({ comments: 0, open: 0 });
  });

  test('the same text is written once under a post, also at the same time, and again once deleted', async () => {
    const post = await aPost();
    const twice = () =>
      world.answers(person, boardComments).create({ ...of(post), body: { content: '도움이 됐어요' } });
    const answers = await Promise.all([twice(), twice()]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    const [made] = await list(post);
    await api(person).remove(at(post, made?._id ?? ''));
    expect((await twice()).statusCode).toBe(200);
  });

  test('are limited for an hour, also by calls at the same time', async () => {
    const post = await aPost();
    const member = await world.aPerson();
    const each = () =>
      world.answers(member, boardComments).create({ ...of(post), body: { content: `댓글 ${newId()}` } });
    const answers = await Promise.all(Array.from({ length: hourlyLimits.COMMENT + 2 }, each));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(hourlyLimits.COMMENT);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.error().message).toBe(
      '짧은 시간에 너무 많이 올렸어요. 잠시 뒤 다시 해 주세요.',
    );
    expect(await countsOf(post)).toEqual({ comments: hourlyLimits.COMMENT, open: 0 });
  });

  test('are not taken where the board takes none', async () => {
    const post = await aPost(false);
    await expect(say(person, post)).rejects.toMatchObject({
      ...conflict,
      message: '댓글을 받지 않는 게시판이에요',
    });
  });
});

describe('reports', () => {
  const queue = async (_board: string) =>
    (await world.api(admin, consoleBoards).listComments({ ...of(_board), query: { reported: 'true' } }))
      .comments;

  test('of one member count once and wait until an administrator dismisses them', async () => {
    const post = await aPost();
    const made = await say(person, post);
    await report(other, post, made._id);
    await report(other, post, made._id);
    await report(await world.aPerson(), post, made._id);
    expect(await countsOf(post)).toEqual({ comments: 1, open: 2 });
    expect(await queue(post)).toMatchObject([{ _id: made._id, reports: [{ reason: '광고예요' }, {}] }]);
    const { boards } = await world
      .api(admin, consoleBoards)
      .list({ query: { reported: 'true', limit: 100 } });
    expect(boards.some(({ _id }) => _id === post)).toBe(true);
    // A repeated request records nothing.
    for (let press = 0; press < 2; press += 1)
      await world.api(admin, consoleBoards).dismissReports(at(post, made._id));
    expect(await queue(post)).toEqual([]);
    const isDismissal = and(eq(auditLogs.subjectId, made._id), eq(auditLogs.action, 'boards.dismissReports'));
    expect(await world.db.$count(auditLogs, isDismissal)).toBe(1);
    expect(await countsOf(post)).toEqual({ comments: 1, open: 0 });
  });

  test('are settled with the deletion of the comment', async () => {
    const post = await aPost();
    const made = await say(person, post);
    await report(other, post, made._id);
    await world.api(admin, consoleBoards).removeComment(at(post, made._id));
    expect(await countsOf(post)).toEqual({ comments: 0, open: 0 });
    const [row] = await world.db.select().from(commentReports).where(eq(commentReports.commentId, made._id));
    expect(row?.state).toBe('REMOVED');
  });

  test("one's own comment is not reported", async () => {
    const post = await aPost();
    const made = await say(person, post);
    await expect(report(person, post, made._id)).rejects.toMatchObject(conflict);
  });
});

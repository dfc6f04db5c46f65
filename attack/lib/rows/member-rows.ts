import type { Actor, World } from '../world.ts';
import { assertSuccess } from '../assert-success.ts';

/** The kinds of rows that a person writes besides résumés and applications. */
export type MemberRow =
  | 'boardCode'
  | 'post'
  | 'hiddenPost'
  | 'comment'
  | 'hiddenComment'
  | 'centerQuestion'
  | 'answeredQuestion'
  | 'savedSearch';

const BOARDS = '/api/v1/boards';
const QUESTIONS = '/api/v1/center/questions';
const ANSWERS = '/api/console/center/questions';

const codeOf = (id: string) => `b-${id.slice(-12)}`;

/** A board on which members write and which everybody reads. */
export async function aBoard(world: World, administrator: Actor): Promise<{ id: string; code: string }> {
  const body = {
    code: codeOf(crypto.randomUUID()),
    name: { ko: '게시판', en: '', cn: '' },
    readers: 'ANYONE',
    writers: 'MEMBERS',
    _levels: [],
    allowsComments: true,
    isActive: true,
  };
  const made = assertSuccess(
    await world.call(administrator, 'POST', '/api/console/board-codes', { body }),
    'a board',
  );
  return { id: made.string('boardCode', '_id'), code: body.code };
}

/** Posts with comments, questions to the centre and a saved search of a person; texts come from `secret`. */
export async function memberRowsOf(
  world: World,
  person: Actor,
  secret: (what: string) => string,
): Promise<Record<MemberRow, string>> {
  const administrator = await world.theAdministrator();
  const send = async (actor: Actor, method: string, path: string, body: unknown) =>
    assertSuccess(await world.call(actor, method, path, { body }), `${method} ${path}`);
  const open = await aBoard(world, administrator);
  const closed = await aBoard(world, administrator);
  const write = async (code: string, content: string) => {
    const body = { code, subject: `글 ${crypto.randomUUID()}`, content };
    return (await send(person, 'POST', BOARDS, body)).string('board', '_id');
  };
  const comment = async (post: string, content: string) =>
    (await send(person, 'POST', `${BOARDS}/${post}/comments`, { content })).string('comment', '_id');
  const ask = async () => {
    const body = { subject: secret('질문'), content: secret('질문글') };
    return (await send(person, 'POST', QUESTIONS, body)).string('question', '_id');
  };
  const [post, hiddenPost] = [await write(open.code, '글'), await write(closed.code, secret('글'))];
  const [shown, hidden] = [await comment(post, '댓글'), await comment(hiddenPost, secret('댓글'))];
  // From now on only administrators read it.
  await send(administrator, 'PUT', `/api/console/board-codes/${closed.id}`, { readers: 'CONSOLE' });
  const [centerQuestion, answeredQuestion] = [await ask(), await ask()];
  await send(administrator, 'PUT', `${ANSWERS}/${answeredQuestion}`, { reply: secret('답장') });
  const search = { name: secret('검색'), filter: { types: 'REGULAR' } };
  const saved = await send(person, 'POST', '/api/v1/person/saved-searches', search);
  return {
    boardCode: open.code,
    post,
    hiddenPost,
    comment: shown,
    hiddenComment: hidden,
    centerQuestion,
    answeredQuestion,
    savedSearch: saved.string('search', '_id'),
  };
}

import { boardComments } from '@ieum/contract/content/boards/comment-endpoints.ts';
import { boardCodes, boards, consoleBoards } from '@ieum/contract/content/boards/endpoints.ts';
import { newId } from '#kit/db/ids.ts';
import type { ErasureRows } from '../../../test/modules/erasure-rows.ts';

/** A post and a comment of theirs, a report of theirs, and a report of their comment. */
export const erasureRows: ErasureRows = async ({ world, person, mark }) => {
  const admin = await world.anAdministrator();
  const other = await world.aPerson();
  const code = `e-${newId()}`.slice(0, 40);
  const rights = { readers: 'ANYONE', writers: 'MEMBERS', allowsComments: true, isActive: true } as const;
  const body = { code, name: { ko: '게시판', en: '', cn: '' }, _levels: [], ...rights };
  await world.api(admin, boardCodes).create({ body });
  const post = { code, subject: `제목 ${mark}`, content: `<p>${mark}</p>` };
  await world.api(person, boards).create({ body: post });
  const { board } = await world
    .api(admin, consoleBoards)
    .create({ body: { code, subject: '글', content: '내용', isActive: true } });
  const params = { _board: board._id };
  const own = await world.api(person, boardComments).create({ params, body: { content: mark } });
  const others = await world.api(other, boardComments).create({ params, body: { content: '다른 댓글' } });
  const of = ({ comment }: typeof own) => ({ ...params, _comment: comment._id });
  await world.api(person, boardComments).report({ params: of(others), body: { reason: mark } });
  await world.api(other, boardComments).report({ params: of(own), body: { reason: '이유' } });
};

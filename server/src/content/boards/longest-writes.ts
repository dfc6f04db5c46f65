import { consoleFiles } from '@ieum/contract/foundation/files/endpoints.ts';
import { boardCodes, boards, consoleBoards } from '@ieum/contract/content/boards/endpoints.ts';
import { newId } from '#kit/db/ids.ts';
import { aPng } from '../../../test/pictures.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';

const EVERY = '/api/console/boards';
const SHOWN = '/api/v1/boards';
const CODES = '/api/console/board-codes';

export const longestWrites: LongestWrites = async ({ world, write, admin, person, company }) => {
  const rights = { readers: 'ANYONE', writers: 'MEMBERS', _levels: [], allowsComments: true, isActive: true };
  const code = `long-${person.user.id.slice(-20)}`;
  const board = { code, name: { ko: '게시판', en: 'Board', cn: '版块' }, ...rights };
  const { boardCode } = await write(admin, `POST ${CODES}`, CODES, board);
  const codeId = boardCode?.['_id'] ?? '';
  await write(admin, `PUT ${CODES}/:_code`, `${CODES}/${codeId}`, board);

  const { file } = await world.api(admin, consoleFiles).upload({ file: { content: await aPng() } });
  const draft = { code, subject: '글', content: '내용', isActive: true, _thumb: file._id };
  const post = await write(admin, `POST ${EVERY}`, EVERY, draft);
  const id = post['board']?.['_id'] ?? '';
  await write(admin, `PUT ${EVERY}/:_board`, `${EVERY}/${id}`, draft);
  const own = await write(person, `POST ${SHOWN}`, SHOWN, { code, subject: '글', content: '내용' });
  const ownId = own['board']?.['_id'] ?? '';
  await write(person, `PUT ${SHOWN}/:_board`, `${SHOWN}/${ownId}`, { subject: '글', content: '내용' });

  const removals = '/api/console/board-removals';
  const rows = [{ _id: newId(), version: 0 }];
  await write(admin, `POST ${removals}`, removals, { rows, reason: '정리' });

  const comments = `${SHOWN}/${id}/comments`;
  const { comment } = await write(person, `POST ${SHOWN}/:_board/comments`, comments, { content: '댓글' });
  const commentId = comment?.['_id'] ?? '';
  const ofComment = `${comments}/${commentId}`;
  await write(person, `PUT ${SHOWN}/:_board/comments/:_comment`, ofComment, {
    content: '댓글',
    reason: '오타',
  });
  const reports = `${SHOWN}/:_board/comments/:_comment/reports`;
  await write(company, `POST ${reports}`, `${ofComment}/reports`, { reason: '이유' });
  return {
    ids: { _board: [id], _comment: [commentId], _code: [codeId] },
    listed: {
      [`GET ${EVERY}`]: id,
      [`GET ${SHOWN}`]: id,
      [`GET ${CODES}`]: codeId,
      [`GET ${SHOWN}/:_board/comments`]: commentId,
      [`GET ${EVERY}/:_board/comments`]: commentId,
    },
    undo: async () => {
      await world.answers(person, boards).remove({ params: { _board: ownId } });
      await world.answers(admin, consoleBoards).remove({ params: { _board: id } });
      await world.answers(admin, boardCodes).remove({ params: { _code: codeId } });
    },
  };
};

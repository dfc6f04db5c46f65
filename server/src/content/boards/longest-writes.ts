import { newId } from '#kit/db/ids.ts';
import { upload } from '../../../test/multipart.ts';
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
  const ofCode = `${CODES}/${boardCode?.['_id'] ?? ''}`;
  await write(admin, `PUT ${CODES}/:_code`, ofCode, board);

  const { file } = (await upload(world, admin, { url: '/api/console/files', file: await aPng() })).json();
  const draft = { code, subject: '글', content: '내용', isActive: true, _thumb: file._id };
  const post = await write(admin, `POST ${EVERY}`, EVERY, draft);
  const id = post['board']?.['_id'] ?? '';
  await write(admin, `PUT ${EVERY}/:_board`, `${EVERY}/${id}`, draft);
  const own = await write(person, `POST ${SHOWN}`, SHOWN, { code, subject: '글', content: '내용' });
  const ownUrl = `${SHOWN}/${own['board']?.['_id'] ?? ''}`;
  await write(person, `PUT ${SHOWN}/:_board`, ownUrl, { subject: '글', content: '내용' });

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
    ids: { _board: [id], _comment: [commentId], _code: [boardCode?.['_id'] ?? ''] },
    listed: {
      [`GET ${EVERY}`]: id,
      [`GET ${SHOWN}`]: id,
      [`GET ${CODES}`]: boardCode?.['_id'] ?? '',
      [`GET ${SHOWN}/:_board/comments`]: commentId,
      [`GET ${EVERY}/:_board/comments`]: commentId,
    },
    undo: async () => {
      await world.call(person, 'DELETE', ownUrl);
      await world.call(admin, 'DELETE', `${EVERY}/${id}`);
      await world.call(admin, 'DELETE', ofCode);
    },
  };
};

import { boardCodePaths, boardCommentPaths, boardPaths } from '@ieum/contract/content/boards/paths.ts';
import { newId } from '#kit/db/ids.ts';
import { multipart } from '../../../test/multipart.ts';
import { aPng } from '../../../test/pictures.ts';
import { casesOf, untriedBecause, type AccessCases } from '../../../test/access/access-cases.ts';

export const accessCases: AccessCases = async ({ world, person }) => {
  const code = `c-${newId()}`.slice(0, 40);
  const rights = { readers: 'ANYONE', writers: 'MEMBERS', _levels: [], allowsComments: true, isActive: true };
  const name = { ko: '게시판', en: '', cn: '' };
  const admin = await world.anAdministrator();
  await world.call(admin, 'POST', boardCodePaths.create.path, { body: { code, name, ...rights } });
  const write = async () => {
    const body = { code, subject: `글 ${newId()}`, content: '내용' };
    return (await world.call(person, 'POST', boardPaths.create.path, { body })).json().board._id as string;
  };
  const _board = await write();
  const comment = async () => {
    const url = boardCommentPaths.create.path.replace(':_board', _board);
    const answer = await world.call(person, 'POST', url, { body: { content: `댓글 ${newId()}` } });
    return answer.json().comment._id as string;
  };
  const ofPost = casesOf('person', { _board });
  const ofComment = casesOf('person', { _board, _comment: await comment() });
  const picture = multipart({ file: await aPng(), name: 'a.png' });
  const also = { isForAdministrators: true };
  return [
    ofPost(boardPaths.revise, { ...also, body: { subject: '바꾼 제목' } }),
    ofPost(boardPaths.addThumb, { ...also, ...picture }),
    ofPost(boardPaths.replaceThumb, { ...also, ...picture }),
    ofPost(boardPaths.removeThumb, also),
    casesOf('person', { _board: await write() })(boardPaths.remove, also),
    ofComment(boardCommentPaths.revise, { ...also, body: { content: '바꾼 댓글' } }),
    casesOf('person', { _board, _comment: await comment() })(boardCommentPaths.remove, also),
  ];
};

export const untried = untriedBecause('every member who may read the post may do it', [
  boardCommentPaths.create,
  boardCommentPaths.report,
]);

import { boardCommentPaths, boardPaths } from '@ieum/contract/content/boards/paths.ts';
import { boardCodes, boards } from '@ieum/contract/content/boards/endpoints.ts';
import { boardComments } from '@ieum/contract/content/boards/comment-endpoints.ts';
import { newId } from '#kit/db/ids.ts';
import { multipart } from '../../../test/multipart.ts';
import { aPng } from '../../../test/pictures.ts';
import { casesOf, untriedBecause, type AccessCases } from '../../../test/access/access-cases.ts';

export const accessCases: AccessCases = async ({ world, person }) => {
  const code = `c-${newId()}`.slice(0, 40);
  const rights = {
    readers: 'ANYONE' as const,
    writers: 'MEMBERS' as const,
    _levels: [],
    allowsComments: true,
    isActive: true,
  };
  const name = { ko: '게시판', en: '', cn: '' };
  const admin = await world.anAdministrator();
  await world.api(admin, boardCodes).create({ body: { code, name, ...rights } });
  const write = async () => {
    const body = { code, subject: `글 ${newId()}`, content: '내용' };
    return (await world.api(person, boards).create({ body })).board._id;
  };
  const _board = await write();
  const comment = async () => {
    const answer = await world
      .answers(person, boardComments)
      .create({ params: { _board }, body: { content: `댓글 ${newId()}` } });
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

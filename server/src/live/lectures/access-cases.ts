import { companyLectures } from '@ieum/contract/live/lectures/endpoints.ts';
import { companyLecturePaths, lectureChatPaths } from '@ieum/contract/live/lectures/paths.ts';
import { casesOf, untriedBecause, type AccessCases } from '../../../test/access/access-cases.ts';
import { multipart } from '../../../test/multipart.ts';
import { aPdf, aPng } from '../../../test/pictures.ts';
import { lectureMessages } from './tables.ts';

const HIDDEN = { subject: '강의', isPublic: false };

export const untried = untriedBecause('every person who may watch a lecture enters its attendance codes', [
  lectureChatPaths.enterCode,
]);

export const accessCases: AccessCases = async ({ world, company, person }) => {
  const create = async (input: { isStream?: boolean } = {}) =>
    (await world.api(company, companyLectures).create({ body: { ...HIDDEN, ...input } })).lecture._id;
  const lectureId = await create();
  const { file } = await world
    .api(company, companyLectures)
    .addFile({ params: { _lecture: lectureId }, file: { content: aPdf() } });
  const [message] = await world.db
    .insert(lectureMessages)
    .values({
      lectureId,
      number: 1,
      userId: person.user.id,
      message: '글',
      isQuestion: true,
      createdAt: world.clock.now(),
    })
    .returning();
  const ids = { _lecture: lectureId, _file: file._id, _message: message?.id ?? '', _user: person.user.id };
  const ofCompany = casesOf('company', ids);
  const moderated = { isForAdministrators: true };
  return [
    ofCompany(companyLecturePaths.find),
    ofCompany(companyLecturePaths.attendance, { query: '?reason=why' }),
    ofCompany(companyLecturePaths.revise, { body: { subject: '새 강의' } }),
    ofCompany(companyLecturePaths.setThumb, multipart({ file: await aPng(), name: 'a.png' })),
    ofCompany(companyLecturePaths.removeThumb),
    ofCompany(companyLecturePaths.addFile, multipart({ file: aPdf(), name: 'a.pdf' })),
    ofCompany(companyLecturePaths.removeFile),
    ofCompany(lectureChatPaths.set, { body: { slowSeconds: 5 }, ...moderated }),
    ofCompany(lectureChatPaths.listMutes, moderated),
    ofCompany(lectureChatPaths.listCodes, moderated),
    casesOf('company', { _lecture: await create({ isStream: true }) })(lectureChatPaths.showCode, moderated),
    ofCompany(lectureChatPaths.mute, { body: { _user: person.user.id }, ...moderated }),
    ofCompany(lectureChatPaths.unmute, moderated),
    ofCompany(lectureChatPaths.listQuestions, moderated),
    ofCompany(lectureChatPaths.answer, { body: { answer: '답변' }, ...moderated }),
    ofCompany(lectureChatPaths.removeMessage, moderated),
    casesOf('company', { _lecture: await create() })(companyLecturePaths.remove),
  ];
};

import {
  companyLecturePaths,
  consoleLecturePaths,
  lectureCategoryPaths,
  lectureChatPaths,
  lecturePaths,
} from '@ieum/contract/live/lectures/paths.ts';
import { fillPath } from '@ieum/contract/common/endpoint.ts';
import { consoleLectures, lectureCategories } from '@ieum/contract/live/lectures/endpoints.ts';
import { lectureMessages } from './tables.ts';
import type { Caller, LongestWrites } from '../../../test/longest/longest-writes.ts';

type Path = { method: string; path: string };
const named = ({ method, path }: Path) => `${method} ${path}`;

const draftOf = (categoryId: string) => ({
  subject: '강의',
  category: categoryId,
  content: '소개',
  video: { type: 'UTUBE', link: 'https://youtu.be/dQw4w9WgXcQ' },
  links: [{ name: '링크', href: 'https://example.com/' }],
  code: { isOn: true, text: 'AB2CD3' },
});

export const longestWrites: LongestWrites = async ({ world, write, admin, company, person }) => {
  const send = (actor: Caller, path: Path, body: object, params = {}) =>
    write(actor, named(path), fillPath(path.path, params), body);
  const main = { isActive: true, index: 1 };
  const code = `long-${person.user.id.slice(-20)}`;
  const { category } = await send(admin, lectureCategoryPaths.create, { code, name: '분류', main });
  const _category = category?.['_id'] ?? '';
  await send(admin, lectureCategoryPaths.revise, { name: '분류' }, { _category });
  const draft = draftOf(_category);
  const { lecture } = await send(company, companyLecturePaths.create, draft);
  const id = lecture?.['_id'] ?? '';
  await send(company, companyLecturePaths.revise, draft, { _lecture: id });
  const ofAdmin = { ...draft, _company: company.company?.id ?? '' };
  const { lecture: other } = await send(admin, consoleLecturePaths.create, ofAdmin);
  const otherId = other?.['_id'] ?? '';
  await send(admin, consoleLecturePaths.revise, draft, { _lecture: otherId });
  const [question] = await world.db
    .insert(lectureMessages)
    .values({
      lectureId: id,
      number: 1,
      userId: person.user.id,
      message: '질문',
      isQuestion: true,
      createdAt: world.clock.now(),
    })
    .returning();
  const answered = { _lecture: id, _message: question?.id ?? '' };
  await send(company, lectureChatPaths.answer, { answer: '답변' }, answered);
  return {
    ids: { _lecture: [id], _category: [_category] },
    listed: {
      [named(lecturePaths.list)]: id,
      [named(companyLecturePaths.list)]: id,
      [named(consoleLecturePaths.list)]: id,
    },
    undo: async () => {
      for (const one of [id, otherId])
        await world.answers(admin, consoleLectures).remove({ params: { _lecture: one } });
      await world.answers(admin, lectureCategories).remove({ params: { _category } });
    },
  };
};

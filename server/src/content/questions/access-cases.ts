import { consoleQuestionPaths, questionPaths as paths } from '@ieum/contract/content/questions/paths.ts';
import { casesOf, type AccessCases } from '../../../test/access/access-cases.ts';

export const accessCases: AccessCases = async ({ world, person }) => {
  const draft = { subject: '문의', content: '내용' };
  const ask = async () => {
    const asked = await world.call(person, 'POST', paths.create.path, { body: draft });
    return asked.json().question._id as string;
  };
  const of = casesOf('person', { _question: await ask() });
  const ofOther = casesOf('person', { _question: await ask() });
  const answered = await ask();
  const url = consoleQuestionPaths.revise.path.replace(':_question', answered);
  await world.call(await world.anAdministrator(), 'PUT', url, { body: { reply: '답변' } });
  const ofAnswered = casesOf('person', { _question: answered });
  return [
    of(paths.find),
    of(paths.revise, { body: { subject: '바꾼 문의' } }),
    ofOther(paths.remove),
    ofAnswered(paths.rate, { body: { score: 5 } }),
  ];
};

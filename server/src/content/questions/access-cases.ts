import { questionPaths as paths } from '@ieum/contract/content/questions/paths.ts';
import { questions } from '@ieum/contract/content/questions/endpoints.ts';
import { consoleQuestions } from '@ieum/contract/content/questions/console-endpoints.ts';
import { casesOf, type AccessCases } from '../../../test/access/access-cases.ts';

export const accessCases: AccessCases = async ({ world, person }) => {
  const draft = { subject: '문의', content: '내용' };
  const ask = async () => {
    const asked = await world.answers(person, questions).create({ body: draft });
    return asked.json().question._id as string;
  };
  const of = casesOf('person', { _question: await ask() });
  const ofOther = casesOf('person', { _question: await ask() });
  const answered = await ask();
  await world
    .api(await world.anAdministrator(), consoleQuestions)
    .revise({ params: { _question: answered }, body: { reply: '답변' } });
  const ofAnswered = casesOf('person', { _question: answered });
  return [
    of(paths.find),
    of(paths.revise, { body: { subject: '바꾼 문의' } }),
    ofOther(paths.remove),
    ofAnswered(paths.rate, { body: { score: 5 } }),
  ];
};

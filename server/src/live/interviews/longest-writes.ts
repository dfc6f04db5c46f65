import { companyInterviewPaths as paths, interviewPaths } from '@ieum/contract/live/interviews/paths.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';

/** An interview with its title and message, and a host's note. */
export const longestWrites: LongestWrites = async ({ write, company, person }) => {
  const draft = {
    title: '1차 화상 면접',
    _interviewers: [person.user.id],
    entrance: {
      type: 'ONE_WITH_URL',
      disabled: false,
      meta: { message: '이력서를 곁에 두세요', disabled: false },
    },
  };
  const { interview } = await write(company, `POST ${paths.create.path}`, paths.create.path, draft);
  const id = interview?.['_id'] ?? '';
  const code = interview?.['code'] ?? '';
  await write(company, `PUT ${paths.revise.path}`, `${paths.create.path}/${id}`, draft);
  const memo = { memo: '10:08 수치 근거가 분명해요' };
  await write(company, `PUT ${interviewPaths.writeMemo.path}`, `/api/v1/interview/${code}/memo`, memo);
  return {
    ids: { _interview: [id], '/api/v1/interview/:code': [code] },
    listed: { [`GET ${paths.list.path}`]: id },
  };
};

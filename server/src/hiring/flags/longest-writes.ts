import { consoleFlags } from '@ieum/contract/hiring/flags/endpoints.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';
import { aRecruitment } from '../../../test/recruitment.ts';

const EVERY = '/api/console/flags';

/** Reports of a company and of a recruitment, and a dismissal. */
export const longestWrites: LongestWrites = async ({ world, write, admin, person, company }) => {
  const own = '/api/v1/companies/:_company/flags';
  const id = company.company?.id ?? '';
  const draft = { reason: 'OTHER', text: '내용' };
  await write(person, `POST ${own}`, own.replace(':_company', id), draft);
  const about = '/api/v1/recruitments/:_recruitment/flags';
  const recruitmentId = await aRecruitment(world, company);
  await write(person, `POST ${about}`, about.replace(':_recruitment', recruitmentId), draft);
  const { flags } = await world.api(admin, consoleFlags).list({ query: { _company: id } });
  const flagId = flags[0]?._id as string;
  const decision = { decision: 'DISMISS', reason: '사유' };
  await write(admin, `PUT ${EVERY}/:_flag`, `${EVERY}/${flagId}`, decision);
  return { ids: { _flag: [flagId] }, listed: { [`GET ${EVERY}`]: flagId } };
};

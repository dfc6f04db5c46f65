import { sessionPaths as paths } from '@ieum/contract/account/auth/session-paths.ts';
import { sessions as sessionsContract } from '@ieum/contract/account/auth/session-endpoints.ts';
import { casesOf, type AccessCases } from '../../../test/access/access-cases.ts';

export const accessCases: AccessCases = async ({ world, person }) => {
  const elsewhere = await world.act(person.user);
  const { sessions } = await world.api(elsewhere, sessionsContract).list();
  const current = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  const of = casesOf('person', { _session: current?._id ?? '' });
  return [of(paths.read), of(paths.end)];
};

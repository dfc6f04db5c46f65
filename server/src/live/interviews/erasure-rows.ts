import { companyInterviews, interviews } from '@ieum/contract/live/interviews/endpoints.ts';
import type { ErasureRows } from '../../../test/modules/erasure-rows.ts';
import { interviewParticipants, interviewSeekers } from './tables.ts';

export const erasureRows: ErasureRows = async ({ world, person, mark }) => {
  const company = await world.aCompany();
  const body = { title: '1차 화상 면접', _interviewers: [person.user.id] };
  const { interview } = await world.api(company, companyInterviews).create({ body });
  const params = { code: interview.code };
  await world.api(person, interviews).writeMemo({ params, body: { memo: mark } });
  const visitor = { interviewId: interview._id, userId: person.user.id, visitor: mark, name: mark };
  const now = world.clock.now();
  await world.db.insert(interviewSeekers).values({ ...visitor, state: 'WAITING', soughtAt: now });
  await world.db.insert(interviewParticipants).values({
    ...visitor,
    socketId: mark,
    hasAudio: true,
    hasVideo: true,
    isHost: true,
    place: 1,
    joinedAt: now,
  });
};

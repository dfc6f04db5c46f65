import { companyLectures } from '@ieum/contract/live/lectures/endpoints.ts';
import type { ErasureRows } from '../../../test/modules/erasure-rows.ts';
import {
  lectureAttendanceEntries,
  lectureAttendances,
  lectureGrants,
  lectureMessages,
  lectureMutes,
} from './tables.ts';

export const erasureRows: ErasureRows = async ({ world, person, mark }) => {
  const company = await world.aCompany();
  const { lecture } = await world.api(company, companyLectures).create({ body: { subject: '강의' } });
  const now = world.clock.now();
  const theirs = { lectureId: lecture._id, userId: person.user.id };
  await world.db.insert(lectureMessages).values({ ...theirs, number: 1, message: mark, createdAt: now });
  await world.db.insert(lectureMutes).values({ ...theirs, createdAt: now });
  await world.db.insert(lectureGrants).values({ ...theirs, codeDigest: mark, createdAt: now });
  await world.db.insert(lectureAttendances).values({ ...theirs, firstAt: now, lastMinute: now, minutes: 1 });
  await world.db.insert(lectureAttendanceEntries).values({ ...theirs, number: 1, enteredAt: now });
};

import { reports } from '@ieum/contract/site/reports/endpoints.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';

const SAVED = '/api/console/statistics/saved-reports';

/** A saved report with its name. */
export const longestWrites: LongestWrites = async ({ world, write, admin }) => {
  const draft = { name: '지원', kind: 'APPLICATIONS', split: 'DAY', period: 'WEEK' };
  const { report } = await write(admin, `POST ${SAVED}`, SAVED, draft);
  const id = report?.['_id'] ?? '';
  await write(admin, `PUT ${SAVED}/:_report`, `${SAVED}/${id}`, { name: '지원 현황' });
  return {
    ids: { _report: [id] },
    listed: { [`GET ${SAVED}`]: id },
    undo: () => world.answers(admin, reports).remove({ params: { _report: id } }),
  };
};

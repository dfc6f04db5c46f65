import { POPULAR_LENGTH } from '@ieum/contract/site/search/enums.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';

const ALL = '/api/console/search/words';

export const longestWrites: LongestWrites = async ({ write, admin }) => {
  const body = { words: '가'.repeat(POPULAR_LENGTH), isHidden: false };
  await write(admin, `PUT ${ALL}/hidden`, `${ALL}/hidden`, body);
  return { ids: {} };
};

import type { LongestWrites } from '../../../test/longest/longest-writes.ts';

const CONVERTER = '/api/developer/converter';

export const longestWrites: LongestWrites = async ({ write }) => {
  await write({ headers: {} }, `POST ${CONVERTER}`, CONVERTER, { text: '홍길동' });
  return { ids: {} };
};

import { importPaths } from '@ieum/contract/foundation/imports/paths.ts';
import { imports } from '@ieum/contract/foundation/imports/endpoints.ts';
import { newId } from '#kit/db/ids.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';
import { aWorkbook } from '../../../test/workbooks/workbooks.ts';

/** The reason of an import, which the audit log shows. */
export const longestWrites: LongestWrites = async ({ world, write, admin }) => {
  const content = await aWorkbook([['해시태그'], [`긴 ${newId().slice(-20)}`]]);
  const { import: checked } = await world.api(admin, imports).check({
    params: { importKind: 'hash-tags' },
    file: { content, name: `${'가'.repeat(250)}.xlsx` },
  });
  const id = checked._id;
  const url = importPaths.write.path.replace(':_import', id);
  await write(admin, `POST ${importPaths.write.path}`, url, { reason: '이유' });
  await world.app.jobs.runNow('write-import', { id });
  return { ids: { _import: [id], importKind: ['hash-tags'] } };
};

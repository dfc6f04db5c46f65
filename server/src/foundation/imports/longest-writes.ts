import { importPaths } from '@ieum/contract/foundation/imports/paths.ts';
import { newId } from '#kit/db/ids.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';
import { multipart } from '../../../test/multipart.ts';
import { aWorkbook } from '../../../test/workbooks.ts';

/** The reason of an import, which the audit log shows. */
export const longestWrites: LongestWrites = async ({ world, write, admin }) => {
  const file = await aWorkbook([['해시태그'], [`긴 ${newId().slice(-20)}`]]);
  const part = multipart({ file, name: `${'가'.repeat(250)}.xlsx` });
  const checked = await world.call(
    admin,
    'POST',
    importPaths.check.path.replace(':importKind', 'hash-tags'),
    part,
  );
  const id: string = checked.json().import._id;
  const url = importPaths.write.path.replace(':_import', id);
  await write(admin, `POST ${importPaths.write.path}`, url, { reason: '이유' });
  await world.app.jobs.runNow('write-import', { id });
  return { ids: { _import: [id], importKind: ['hash-tags'] } };
};

import { eq } from 'drizzle-orm';
import { collectedFileTexts as m } from '@ieum/contract/foundation/files/collected-texts.ts';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { mapRows, rowsById, type Collection } from '#kit/data-collection.ts';
import type { FileStore } from './store.ts';
import { files } from './tables.ts';

/** Everything that the member uploaded, with its bytes. */
export const collectFiles = (store: Pick<FileStore, 'open'>): Collection => ({
  sections: [
    {
      name: 'files',
      title: m.title,
      tables: ['files'],
      fields: { name: c.file, createdAt: c.createdAt },
      rows: (work, { userId }) =>
        mapRows(
          rowsById(work, files, eq(files.ownerId, userId)),
          ({ name, type, mimeType, size, createdAt }) => ({ name, type, mimeType, size, createdAt }),
        ),
      files: (work, { userId }) =>
        mapRows(rowsById(work, files, eq(files.ownerId, userId)), (row) => ({
          name: row.name,
          open: async () => (await store.open(row))?.stream,
        })),
    },
  ],
});

import { defineModule } from '#module.ts';
import type { AccessRecords } from '#foundation/audit/public.ts';
import type { Clock } from '#platform/clock.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { Storage } from '#platform/files/storage.ts';
import { collectFiles } from './collect.ts';
import { filesErased } from './events.ts';
import { fileJobs } from './jobs.ts';
import { fileRoutes } from './routes.ts';
import { createFileStore } from './store.ts';

interface Needs {
  storage: Storage;
  secrets: Secrets;
  clock: Clock;
  accessRecords: AccessRecords;
}

/** Uploaded files: their rows, bytes and signed links. `eraseFiles` runs after every other module's part. */
export function filesModule({ storage, secrets, clock, accessRecords }: Needs) {
  const fileStore = createFileStore({ storage, secrets, now: () => clock.now() });
  return defineModule({
    name: 'files',
    documentation: async () => (await import('./documentation.ts')).documentation,
    services: { fileStore },
    register: ({ route }) => fileRoutes(route, { fileStore, secrets, recordReading: accessRecords.record }),
    jobs: fileJobs(fileStore),
    tables: { files: 'personal', content_photos: 'none' },
    personalData: { collect: collectFiles(fileStore) },
    events: [filesErased],
  });
}

import { defineModule } from '#module.ts';
import { collectTextings } from './collect.ts';
import { textingJobs } from './deliver.ts';
import { eraseTextings } from './erase.ts';
import { textingSent } from './events.ts';
import { recordTextings } from './record.ts';
import { draftRoutes, sendingRoutes, textingRoutes } from './routes.ts';
import type { TextingDeps } from './send.ts';

/** Text messages of companies to their applicants. */
export const textingsModule = ({ publicUrl }: TextingDeps) =>
  defineModule({
    name: 'textings',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => {
      sendingRoutes(route, { publicUrl });
      textingRoutes(route);
      draftRoutes(route);
    },
    tables: { textings: 'personal', texting_addressees: 'personal', texting_quotas: 'none' },
    erase: eraseTextings,
    collect: collectTextings,
    record: [recordTextings],
    events: [textingSent],
    jobs: textingJobs({ publicUrl }),
  });

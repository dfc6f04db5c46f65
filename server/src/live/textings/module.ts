import type { Notifier } from '#foundation/notifications/public.ts';
import { defineModule } from '#module.ts';
import { textingsCollection } from './collect.ts';
import { textingJobs } from './sending/deliver.ts';
import { eraseTextings } from './erase.ts';
import { textingSent } from './events.ts';
import { failureJob } from './sending/notify-failures.ts';
import { textingFailed } from './notifications.ts';
import { textingsRecordSection } from './record.ts';
import { draftRoutes, sendingRoutes, textingRoutes } from './routes.ts';
import type { TextingDeps } from './sending/send.ts';

/** Text messages of companies to their applicants. */
export const textingsModule = ({ publicUrl, notifier }: TextingDeps & { notifier: Notifier }) =>
  defineModule({
    name: 'textings',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => {
      sendingRoutes(route, { publicUrl });
      textingRoutes(route);
      draftRoutes(route);
    },
    tables: { textings: 'personal', texting_addressees: 'personal', texting_quotas: 'none' },
    personalData: { erase: eraseTextings, collect: textingsCollection },
    record: [textingsRecordSection],
    events: [textingSent],
    notifications: [textingFailed],
    jobs: [...textingJobs({ publicUrl }), failureJob(notifier)],
  });

import { auditActions } from '@ieum/contract/site/reports/audit-texts.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import { defineModule } from '#module.ts';
import { countDaysJob, countNewMeasuresJob } from './count-days.ts';
import { eraseReports } from './erase.ts';
import { reportNotifications } from './notifications.ts';
import type { ListMeasures } from './read-question.ts';
import { reportRoutes } from './routes.ts';
import { sendWeeklyJob } from './send-weekly.ts';

interface Needs {
  notifier: Notifier;
  measures: ListMeasures;
}

/** Questions of administrators about the figures of the product. */
export const reportsModule = ({ notifier, measures }: Needs) =>
  defineModule({
    name: 'reports',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    register: ({ route }) => reportRoutes(route, measures),
    jobs: [countDaysJob(measures), countNewMeasuresJob(measures), sendWeeklyJob(measures, notifier)],
    tables: { saved_reports: 'personal', measure_days: 'none', measure_progress: 'none' },
    personalData: {
      erase: eraseReports,
      collect: { sections: [], without: { saved_reports: 'Only administrators save reports.' } },
    },
    notifications: reportNotifications,
  });

import { defineModule } from '#module.ts';
import type { Erase } from './erase.ts';
import { withdrawalJobs } from './jobs.ts';
import { closedMail, goodbyeMail } from './mails.ts';
import { withdrawalRoutes, type WithdrawalDeps } from './routes.ts';
import { withdrawalMeasures } from './measures.ts';

/** Withdrawal, and erasure thirty days later. */
export const withdrawalsModule = ({ erase, ...deps }: WithdrawalDeps & { erase: Erase }) =>
  defineModule({
    name: 'withdrawals',
    documentation: async () => (await import('./documentation.ts')).documentation,
    measures: withdrawalMeasures,
    register: ({ route }) => withdrawalRoutes(route, deps),
    jobs: withdrawalJobs(erase),
    mails: [goodbyeMail, closedMail],
    tables: { withdrawals: 'personal' },
    personalData: {
      collect: {
        sections: [],
        without: { withdrawals: 'Only a member who left has a row, and cannot log in to read it.' },
      },
    },
  });

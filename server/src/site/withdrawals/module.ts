import { defineModule } from '#module.ts';
import type { Erase } from './erase.ts';
import { withdrawalJobs } from './jobs.ts';
import { withdrawalRoutes, type WithdrawalDeps } from './routes.ts';

/** Withdrawal, and erasure thirty days later. */
export const withdrawalsModule = ({ erase, ...deps }: WithdrawalDeps & { erase: Erase }) =>
  defineModule({
    name: 'withdrawals',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => withdrawalRoutes(route, deps),
    jobs: withdrawalJobs(erase),
    tables: { withdrawals: 'personal' },
  });

import { defineModule } from '#module.ts';
import type { RecruitmentDeps } from '#hiring/recruitments/public.ts';
import type { Clock } from '#platform/clock.ts';
import { prepareDemo } from './prepare.ts';
import type { SeedDeps } from './seed.ts';

interface Needs extends Omit<SeedDeps, 'now' | 'recruitments'> {
  recruitmentDeps: RecruitmentDeps;
  isDemo: boolean;
  clock: Clock;
}

/** The demo's accounts and their data. */
export const demoModule = ({ clock, recruitmentDeps, ...deps }: Needs) =>
  defineModule({
    name: 'demo',
    services: {
      /** Opens the demo, or closes the accounts that it once created here; returns the closed usernames. */
      prepareDemo: () => prepareDemo({ ...deps, recruitments: recruitmentDeps, now: clock.now() }),
    },
    tables: { demo_accounts: 'none' },
  });

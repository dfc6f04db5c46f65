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

/** The demonstration's accounts and everything they did. */
export const demoModule = ({ clock, recruitmentDeps, ...deps }: Needs) =>
  defineModule({
    name: 'demo',
    services: {
      /** Opens the demonstration, or closes the accounts it once left here; answers the usernames closed. */
      openDemo: () => prepareDemo({ ...deps, recruitments: recruitmentDeps, now: clock.now() }),
    },
    tables: { demo_accounts: 'none' },
  });

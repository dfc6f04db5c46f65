import { authModule } from './auth/module.ts';
import { usersModule } from './users/module.ts';
import { termsModule } from './terms/module.ts';
import { levelsModule } from './levels/module.ts';
import { secondFactorsModule } from './second-factors/module.ts';
import type { AddModule } from '#module-deps.ts';
import type { Foundation } from '#foundation/modules.ts';
import type { CompanyPort } from './users/public.ts';

/** Creates the modules of the area; returns their services for the areas above. */
export async function createAccount(add: AddModule, below: Foundation & CompanyPort) {
  const account = { ...below, ...add(await authModule(below)) };
  add(usersModule(account));
  add(termsModule(account));
  add(levelsModule(account));
  add(secondFactorsModule(account));
  return account;
}
export type Account = Awaited<ReturnType<typeof createAccount>>;

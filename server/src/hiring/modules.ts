import { companiesModule } from './companies/module.ts';
import { resumesModule } from './resumes/module.ts';
import { recruitmentsModule } from './recruitments/module.ts';
import { applicationsModule } from './applications/module.ts';
import { applicantsModule } from './applicants/module.ts';
import { bookmarksModule } from './bookmarks/module.ts';
import { savedSearchesModule } from './saved-searches/module.ts';
import { moderationModule } from './moderation/module.ts';
import { flagsModule } from './flags/module.ts';
import type { Account } from '#account/modules.ts';
import type { AddModule } from '#module-deps.ts';
import { applicationsView } from './applications/public.ts';

/** Creates the modules of the area; returns their services for the areas above. */
export function createHiring(add: AddModule, below: Account) {
  const account = { ...below, applications: applicationsView };
  add(companiesModule(account));
  add(resumesModule(account));
  const hiring = { ...account, ...add(recruitmentsModule(account)) };
  add(applicationsModule(hiring));
  add(applicantsModule(hiring));
  add(bookmarksModule(hiring));
  add(savedSearchesModule(hiring));
  add(moderationModule(hiring));
  add(flagsModule(hiring));
  return hiring;
}
export type Hiring = ReturnType<typeof createHiring>;

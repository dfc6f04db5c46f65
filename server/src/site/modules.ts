import { searchModule } from './search/module.ts';
import { statisticsModule } from './statistics/module.ts';
import { tasksModule } from './tasks/module.ts';
import { consoleSearchModule } from './console-search/module.ts';
import { reportsModule } from './reports/module.ts';
import { membersModule } from './members/module.ts';
import { withdrawalsModule } from './withdrawals/module.ts';
import { dataExportsModule } from './data-exports/module.ts';
import { dispatchesModule } from './dispatches/module.ts';
import { converterModule } from './converter/module.ts';
import { demoModule } from './demo/module.ts';
import { eraseFiles } from '#foundation/files/public.ts';
import { eraseUser } from '#account/users/public.ts';
import type { AddModule } from '#module-deps.ts';
import type { Hiring } from '#hiring/modules.ts';
import { createErasure } from './withdrawals/public.ts';

/** Creates what administrators see of all modules, and what members do with their whole account. */
export function createSite(add: AddModule, hiring: Hiring) {
  const site = {
    ...hiring,
    mails: () => [...hiring.notificationMails(), ...hiring.mails()],
    // The account first, so that rows derived from it later are blank; files last, when no row needs them.
    erase: createErasure(() => [eraseUser, ...hiring.erasers(), eraseFiles]),
  };
  add(searchModule(site));
  add(statisticsModule(site));
  add(tasksModule(site));
  add(consoleSearchModule(site));
  add(reportsModule(site));
  add(membersModule(site));
  add(withdrawalsModule(site));
  add(dataExportsModule(site));
  add(dispatchesModule(site));
  add(converterModule(site));
  return add(demoModule(site));
}

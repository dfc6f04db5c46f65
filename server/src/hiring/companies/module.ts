import { defineModule } from '#module.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import type { Secrets } from '#platform/crypto.ts';
import { companyCollection } from './collect.ts';
import { eraseCompany } from './erase.ts';
import { companyDecided, companyRenamed, companyWaiting } from './events.ts';
import { addressMovedMail, confirmAddressMail } from './mails.ts';
import { companyJobs, companyNotifications } from './notifications.ts';
import { companyProfileRoutes } from './profile/profile-routes.ts';
import { publicCompanyRoutes } from './visitor-routes.ts';
import { companiesSearchSource } from './search-source.ts';
import { waitingCompanies } from './waiting.ts';

interface Needs {
  fileStore: FileStore;
  dropCachedPages: DropCachedPages;
  secrets: Secrets;
  publicUrl: string;
  notifier: Notifier;
}

/** Companies: their approval, profile and public page. */
export const companiesModule = ({ notifier, ...deps }: Needs) =>
  defineModule({
    name: 'companies',
    documentation: async () => (await import('./documentation.ts')).documentation,
    searchSources: [companiesSearchSource],
    register: ({ route }) => {
      companyProfileRoutes(route, deps);
      publicCompanyRoutes(route, deps);
    },
    jobs: companyJobs(notifier),
    tables: { companies: 'personal', company_files: 'personal' },
    personalData: { erase: eraseCompany, collect: companyCollection },
    events: [companyWaiting, companyDecided, companyRenamed],
    notifications: companyNotifications,
    waiting: [waitingCompanies],
    mails: [confirmAddressMail, addressMovedMail],
  });

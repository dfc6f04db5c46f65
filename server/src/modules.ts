import { addressesModule } from '#foundation/addresses/module.ts';
import { auditModule } from '#foundation/audit/module.ts';
import { filesModule } from '#foundation/files/module.ts';
import { eraseFiles } from '#foundation/files/public.ts';
import { messagesModule } from '#foundation/messages/module.ts';
import { notificationsModule } from '#foundation/notifications/module.ts';
import { publishingModule } from '#foundation/publishing/module.ts';
import { settingsModule } from '#foundation/settings/module.ts';
import { authModule } from '#account/auth/module.ts';
import { levelsModule } from '#account/levels/module.ts';
import { termsModule } from '#account/terms/module.ts';
import { usersModule } from '#account/users/module.ts';
import { eraseUser, type CompanyPort } from '#account/users/public.ts';
import { applicantsModule } from '#hiring/applicants/module.ts';
import { applicationsModule } from '#hiring/applications/module.ts';
import { applicationsView } from '#hiring/applications/public.ts';
import { bookmarksModule } from '#hiring/bookmarks/module.ts';
import { faqsModule } from '#content/faqs/module.ts';
import { noticesModule } from '#content/notices/module.ts';
import { inquiriesModule } from '#content/inquiries/module.ts';
import { questionsModule } from '#content/questions/module.ts';
import { bannersModule } from '#content/banners/module.ts';
import { popupsModule } from '#content/popups/module.ts';
import { companiesModule } from '#hiring/companies/module.ts';
import { askEmail, registerCompany, setCompanyFile } from '#hiring/companies/public.ts';
import { moderationModule } from '#hiring/moderation/module.ts';
import { recruitmentsModule } from '#hiring/recruitments/module.ts';
import { resumesModule } from '#hiring/resumes/module.ts';
import { demoModule } from '#site/demo/module.ts';
import { dispatchesModule } from '#site/dispatches/module.ts';
import { membersModule } from '#site/members/module.ts';
import { searchModule } from '#site/search/module.ts';
import { statisticsModule } from '#site/statistics/module.ts';
import { withdrawalsModule } from '#site/withdrawals/module.ts';
import { createErasure } from '#site/withdrawals/public.ts';
import type { DropTags } from '#kit/drop-tags.ts';
import type { AddressSearch } from '#platform/addresses/addresses.ts';
import type { Clock } from '#platform/clock.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { Database } from '#platform/database/database.ts';
import type { MailSender } from '#platform/delivery/mail.ts';
import type { SmsSender } from '#platform/delivery/sms.ts';
import type { Env } from '#platform/env.ts';
import type { Storage } from '#platform/files/storage.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { PdfWorkers } from '#platform/pdf/workers.ts';
import type { FanOut } from '#platform/sockets/sockets.ts';
import type { Module, Registration } from './module.ts';

/** Everything outside the process that the modules may use. */
export interface Ports {
  env: Env;
  database: Database;
  storage: Storage;
  limiter: Limiter;
  fanOut: FanOut;
  sms: SmsSender;
  addressSearch: AddressSearch;
  mail: MailSender;
  passwords: Passwords;
  pdfs: PdfWorkers;
  clock: Clock;
  /** The end of the quiet hours; undefined outside them. */
  quietUntil: (now: Date) => Date | undefined;
  onError: (error: unknown, where: string) => void;
  /** Closes resources that belong to no module, such as the Redis connection. */
  closeOthers: () => Promise<void>;
}

interface Shared extends Ports {
  /** Drops cached pages by tag, here and in every other process. */
  dropTags: DropTags;
}

/**
 * Creates the modules, each from the ports and the modules before it, and returns what the app needs of them.
 */
export async function createModules(ports: Shared) {
  const modules: Module[] = [];
  const add = <S extends object>(module: Module<S>): S => {
    modules.push(module);
    return module.services;
  };
  const { secrets, publicUrl, isDemo } = ports.env;
  const shared = { ...ports, db: ports.database.db, secrets, publicUrl, isDemo };
  const types = () => modules.flatMap(({ notifications = [] }) => notifications);
  const publishables = () => modules.flatMap((module) => module.publishables ?? []);
  /**
   * The account is erased first, so that rows derived from it later are blank; files last, when no row needs
   * them.
   */
  const erase = createErasure(() => [
    eraseUser,
    ...modules.flatMap((module) => module.erase ?? []),
    eraseFiles,
  ]);

  const foundation = { ...shared, ...add(auditModule(shared)) };
  const { fileStore } = add(filesModule(foundation));
  add(settingsModule(foundation));
  add(addressesModule(foundation));
  add(messagesModule(foundation));
  const notifications = add(notificationsModule({ ...foundation, types }));
  const { views } = add(publishingModule({ ...foundation, publishables }));

  const auth = add(await authModule(shared));
  const account = { ...foundation, ...auth, ...notifications, fileStore };
  add(usersModule({ ...account, ...companyPort({ secrets, publicUrl }) }));
  add(termsModule(account));
  add(levelsModule(account));

  add(companiesModule(account));
  add(resumesModule(account));
  const recruitments = add(recruitmentsModule({ ...account, applications: applicationsView }));
  const hiring = { ...account, ...recruitments };
  add(applicationsModule(hiring));
  add(applicantsModule(hiring));
  add(bookmarksModule(hiring));
  add(moderationModule(hiring));

  for (const module of contentModules({ ...account, views })) add(module);

  add(searchModule(hiring));
  add(statisticsModule({ applications: applicationsView }));
  add(membersModule({ ...hiring, erase }));
  add(withdrawalsModule({ ...hiring, erase }));
  add(dispatchesModule());
  const { openDemo } = add(demoModule(hiring));

  const all = collect(modules);
  /** Creates what every installation needs before the first request; returns the closed demo accounts. */
  const prepare = async () => {
    await all.prepare();
    return { closedAccounts: await openDemo() };
  };
  return { ...all, ...auth, notifier: notifications.notifier, publishables, prepare };
}

type ContentDeps = Parameters<typeof noticesModule>[0] &
  Parameters<typeof faqsModule>[0] &
  Parameters<typeof bannersModule>[0] &
  Parameters<typeof popupsModule>[0] &
  Parameters<typeof questionsModule>[0] &
  Parameters<typeof inquiriesModule>[0];

/** What the centre publishes and what it is asked. */
const contentModules = (deps: ContentDeps): Module[] => [
  noticesModule(deps),
  faqsModule(deps),
  bannersModule(deps),
  popupsModule(deps),
  questionsModule(deps),
  inquiriesModule(deps),
];

/** What accounts need of companies, which are above them. */
const companyPort = (emailDeps: { secrets: Secrets; publicUrl: string }): CompanyPort => ({
  registerCompany,
  setCompanyFile,
  askCompanyEmail: (ctx, to) => askEmail(ctx, emailDeps, to),
});

/** Merges the declarations of a list of modules. */
function collect(modules: readonly Module[]) {
  const each = async (run: (module: Module) => Promise<void> | undefined) => {
    for (const module of modules) await run(module);
  };
  return {
    modules,
    register: (registration: Registration) => modules.forEach((module) => module.register?.(registration)),
    documentation: () => Promise.all(modules.flatMap(({ documentation }) => documentation?.() ?? [])),
    jobs: modules.flatMap(({ jobs = [] }) => jobs),
    commands: Object.assign({}, ...modules.map(({ commands }) => commands)) as NonNullable<
      Module['commands']
    >,
    prepare: () => each((module) => module.prepare?.()),
    flush: () => each((module) => module.flush?.()),
    stop: () => each((module) => module.stop?.()),
  };
}

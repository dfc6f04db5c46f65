import { addressesModule } from '#foundation/addresses/module.ts';
import { auditModule } from '#foundation/audit/module.ts';
import { approvalsModule } from '#foundation/approvals/module.ts';
import { hashTagsModule } from '#foundation/hash-tags/module.ts';
import { filesModule } from '#foundation/files/module.ts';
import { eraseFiles } from '#foundation/files/public.ts';
import { importsModule } from '#foundation/imports/module.ts';
import { messagesModule } from '#foundation/messages/module.ts';
import { notificationsModule } from '#foundation/notifications/module.ts';
import { publishingModule } from '#foundation/publishing/module.ts';
import { savedViewsModule } from '#foundation/saved-views/module.ts';
import { settingsModule } from '#foundation/settings/module.ts';
import { authModule } from '#account/auth/module.ts';
import { secondFactorsModule } from '#account/second-factors/module.ts';
import { levelsModule } from '#account/levels/module.ts';
import { termsModule } from '#account/terms/module.ts';
import { usersModule } from '#account/users/module.ts';
import { eraseUser, type CompanyPort } from '#account/users/public.ts';
import { applicantsModule } from '#hiring/applicants/module.ts';
import { applicationsModule } from '#hiring/applications/module.ts';
import { applicationsView } from '#hiring/applications/public.ts';
import { bookmarksModule } from '#hiring/bookmarks/module.ts';
import { faqsModule } from '#content/faqs/module.ts';
import { formsModule } from '#content/forms/module.ts';
import { noticesModule } from '#content/notices/module.ts';
import { inquiriesModule } from '#content/inquiries/module.ts';
import { questionsModule } from '#content/questions/module.ts';
import { bannersModule } from '#content/banners/module.ts';
import { popupsModule } from '#content/popups/module.ts';
import { previewsModule } from '#content/previews/module.ts';
import { boardsModule } from '#content/boards/module.ts';
import { companiesModule } from '#hiring/companies/module.ts';
import { askEmail, registerCompany, setCompanyFile } from '#hiring/companies/public.ts';
import { flagsModule } from '#hiring/flags/module.ts';
import { moderationModule } from '#hiring/moderation/module.ts';
import { recruitmentsModule } from '#hiring/recruitments/module.ts';
import { resumesModule } from '#hiring/resumes/module.ts';
import { savedSearchesModule } from '#hiring/saved-searches/module.ts';
import { calendarModule } from '#live/calendar/module.ts';
import { interviewsModule } from '#live/interviews/module.ts';
import { chatModule } from '#assistant/chat/module.ts';
import { promptsModule } from '#assistant/prompts/module.ts';
import { lecturesModule } from '#live/lectures/module.ts';
import { meetingsModule } from '#live/meetings/module.ts';
import { textingsModule } from '#live/textings/module.ts';
import { dataExportsModule } from '#site/data-exports/module.ts';
import { converterModule } from '#site/converter/module.ts';
import { demoModule } from '#site/demo/module.ts';
import { dispatchesModule } from '#site/dispatches/module.ts';
import { membersModule } from '#site/members/module.ts';
import { reportsModule } from '#site/reports/module.ts';
import { searchModule } from '#site/search/module.ts';
import { statisticsModule } from '#site/statistics/module.ts';
import { tasksModule } from '#site/tasks/module.ts';
import { consoleSearchModule } from '#site/console-search/module.ts';
import { withdrawalsModule } from '#site/withdrawals/module.ts';
import { createErasure } from '#site/withdrawals/public.ts';
import type { DestinationStream } from 'pino';
import { servedLanguages } from '#site/pages/renderer.ts';
import type { DropTags } from '#kit/drop-tags.ts';
import type { AddressSearch } from '#platform/addresses/addresses.ts';
import type { Clock } from '#platform/clock.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { Database } from '#platform/database/database.ts';
import type { MailSender } from '#platform/delivery/mail.ts';
import type { SmsSender } from '#platform/delivery/sms.ts';
import type { Env } from '#platform/env.ts';
import type { Storage } from '#platform/files/storage.ts';
import type { LanguageModel } from '#platform/language-model/language-model.ts';
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
  languageModel: LanguageModel;
  mail: MailSender;
  passwords: Passwords;
  pdfs: PdfWorkers;
  clock: Clock;
  /** The end of the quiet hours; undefined outside them. */
  quietUntil: (now: Date) => Date | undefined;
  onError: (error: unknown, where: string) => void;
  /** Where the lines of the log are written; standard output, at once, where it is missing. */
  logStream?: DestinationStream;
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
  const declared = declaredBy(modules);
  const erase = erasureBy(modules);

  const foundation = { ...shared, ...add(auditModule(shared)) };
  const { fileStore } = add(filesModule(foundation));
  for (const module of [settingsModule(foundation), savedViewsModule()]) add(module);
  add(addressesModule(foundation));
  add(messagesModule(foundation));
  const notifications = add(notificationsModule({ ...foundation, ...declared }));
  const { approvals } = add(approvalsModule({ ...notifications, ...declared }));
  const { views } = add(publishingModule({ ...foundation, ...declared }));
  add(importsModule({ ...foundation, ...declared }));
  add(hashTagsModule({ ...foundation, ...declared, approvals }));

  const auth = add(await authModule(shared));
  const account = { ...foundation, ...auth, ...notifications, fileStore };
  add(usersModule({ ...account, ...companyPort({ secrets, publicUrl }) }));
  add(termsModule(account));
  add(levelsModule(account));
  add(secondFactorsModule(account));

  add(companiesModule(account));
  add(resumesModule(account));
  const recruitments = add(recruitmentsModule({ ...account, applications: applicationsView }));
  const hiring = { ...account, ...recruitments };

  const site = { ...hiring, ...declared, approvals, erase, applications: applicationsView };
  const above = [
    ...hiringModules(hiring),
    ...liveModules(hiring),
    ...contentModules({ ...account, views, approvals }),
    ...(await assistantModules(account)),
    searchModule(hiring),
    ...siteModules({ ...site, mails: () => [...notifications.notificationMails(), ...declared.mails()] }),
  ];
  for (const module of above) add(module);
  const previews = add(previewsModule({ secrets, languages: servedLanguages(ports.env), ...declared }));
  const { openDemo } = add(demoModule(hiring));
  const all = collect(modules);
  /** Creates what every installation needs before the first request; returns the closed demo accounts. */
  const prepare = async () => {
    await all.prepare();
    return { closedAccounts: await openDemo() };
  };
  const { notifier } = notifications;
  return { ...all, ...auth, ...previews, notifier, publishables: declared.publishables, prepare };
}

/** What the modules of a list declare, complete once all of them are created. */
const declaredBy = (modules: readonly Module[]) => ({
  types: () => modules.flatMap(({ notifications = [] }) => notifications),
  publishables: () => modules.flatMap((module) => module.publishables ?? []),
  calendarSources: () => modules.flatMap((module) => module.calendarSources ?? []),
  approvables: () => modules.flatMap((module) => module.approvables ?? []),
  measures: () => modules.flatMap((module) => module.measures ?? []),
  searchSources: () => modules.flatMap((module) => module.searchSources ?? []),
  taggables: () => modules.flatMap((module) => module.taggables ?? []),
  importables: () => modules.flatMap((module) => module.importables ?? []),
  waiting: () => modules.flatMap((module) => module.waiting ?? []),
  mails: () => modules.flatMap(({ mails = [] }) => mails),
  sections: () => accountFirst(modules).flatMap(({ personalData }) => personalData?.collect?.sections ?? []),
  recordSections: () => accountFirst(modules).flatMap(({ record = [] }) => record),
});

type HiringDeps = Parameters<typeof applicationsModule>[0] &
  Parameters<typeof applicantsModule>[0] &
  Parameters<typeof bookmarksModule>[0] &
  Parameters<typeof savedSearchesModule>[0] &
  Parameters<typeof moderationModule>[0] &
  Parameters<typeof flagsModule>[0];

/** What persons and companies do with recruitments. */
const hiringModules = (deps: HiringDeps): Module[] => [
  applicationsModule(deps),
  applicantsModule(deps),
  bookmarksModule(deps),
  savedSearchesModule(deps),
  moderationModule(deps),
  flagsModule(deps),
];

type ContentDeps = Parameters<typeof noticesModule>[0] &
  Parameters<typeof boardsModule>[0] &
  Parameters<typeof faqsModule>[0] &
  Parameters<typeof bannersModule>[0] &
  Parameters<typeof popupsModule>[0] &
  Parameters<typeof questionsModule>[0] &
  Parameters<typeof inquiriesModule>[0] &
  Parameters<typeof formsModule>[0];

/** What the centre publishes and what it is asked. */
const contentModules = (deps: ContentDeps): Module[] => [
  noticesModule(deps),
  faqsModule(deps),
  bannersModule(deps),
  popupsModule(deps),
  boardsModule(deps),
  questionsModule(deps),
  inquiriesModule(deps),
  formsModule(deps),
];

/** What takes place at a time. */
const liveModules = (
  deps: Parameters<typeof calendarModule>[0] &
    Parameters<typeof textingsModule>[0] &
    Parameters<typeof meetingsModule>[0] &
    Parameters<typeof interviewsModule>[0] &
    Parameters<typeof lecturesModule>[0],
): Module[] => [
  calendarModule(deps),
  textingsModule(deps),
  meetingsModule(deps),
  interviewsModule(deps),
  lecturesModule(deps),
];

/** What answers visitors' questions. */
const assistantModules = async (deps: Parameters<typeof chatModule>[0]): Promise<Module[]> => [
  promptsModule(),
  await chatModule(deps),
];

type SiteDeps = Parameters<typeof statisticsModule>[0] &
  Parameters<typeof tasksModule>[0] &
  Parameters<typeof consoleSearchModule>[0] &
  Parameters<typeof reportsModule>[0] &
  Parameters<typeof membersModule>[0] &
  Parameters<typeof withdrawalsModule>[0] &
  Parameters<typeof dataExportsModule>[0] &
  Parameters<typeof dispatchesModule>[0] &
  Parameters<typeof converterModule>[0];

/** What administrators see of all modules, and what members do with their whole account. */
const siteModules = (deps: SiteDeps): Module[] => [
  statisticsModule(deps),
  tasksModule(deps),
  consoleSearchModule(deps),
  reportsModule(deps),
  membersModule(deps),
  withdrawalsModule(deps),
  dataExportsModule(deps),
  dispatchesModule(deps),
  converterModule(deps),
];

/** The account first, so that rows derived from it later are blank; files last, when no row needs them. */
const erasureBy = (modules: readonly Module[]) =>
  createErasure(() => [eraseUser, ...erasersOf(modules), eraseFiles]);

const erasersOf = (modules: readonly Module[]) =>
  modules.flatMap((module) => module.personalData?.erase ?? []);

/** What accounts need of companies, which are above them. */
const companyPort = (emailDeps: { secrets: Secrets; publicUrl: string }): CompanyPort => ({
  registerCompany,
  setCompanyFile,
  askCompanyEmail: (ctx, to) => askEmail(ctx, emailDeps, to),
});

/** The order in which a member's data is shown: the account first, what logins and the foundation record last. */
function accountFirst(modules: readonly Module[]): Module[] {
  const account = modules.findIndex(({ name }) => name === 'users');
  return [...modules.slice(account), ...modules.slice(0, account)];
}

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

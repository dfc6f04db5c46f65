import type { AddressSearch } from '#platform/addresses/addresses.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Env } from '#platform/env.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import type { MailSender } from '#platform/delivery/mail.ts';
import type { PdfWorkers } from '#platform/pdf/workers.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { SmsSender } from '#platform/delivery/sms.ts';
import type { Storage } from '#platform/files/storage.ts';
import { addressRoutes } from '#foundation/addresses/routes.ts';
import { applicantJobs } from '#hiring/applicants/jobs.ts';
import { applicantRoutes } from '#hiring/applicants/routes.ts';
import { liveBoard } from '#hiring/applicants/board/socket.ts';
import { applicationsView } from '#hiring/applications/public.ts';
import { applicationPdfRoutes } from '#hiring/applications/pdf/pdf-routes.ts';
import { applicationRoutes } from '#hiring/applications/routes.ts';
import { createAccessRecords } from '#foundation/audit/public.ts';
import { auditJobs } from '#foundation/audit/jobs.ts';
import { auditRoutes } from '#foundation/audit/routes.ts';
import { createActors, ACTOR_CHANNEL } from '#account/auth/actors.ts';
import { authJobs } from '#account/auth/jobs.ts';
import { openKeyRing } from '#account/auth/keys.ts';
import { createLastUse } from '#account/auth/last-use.ts';
import { authRoutes } from '#account/auth/routes.ts';
import { sessionRoutes } from '#account/auth/session-routes.ts';
import { createDecryptCredential } from '#account/auth/decrypt-credential.ts';
import { createTokens } from '#account/auth/tokens.ts';
import { createVisits } from '#account/auth/visits.ts';
import { prepareDemo } from '#site/demo/prepare.ts';
import { dispatchRoutes } from '#site/dispatches/routes.ts';
import { fileJobs } from '#foundation/files/jobs.ts';
import { createFileStore } from '#foundation/files/public.ts';
import { fileRoutes } from '#foundation/files/routes.ts';
import { levelRoutes } from '#account/levels/routes.ts';
import { seedLevels } from '#account/levels/public.ts';
import { createUnreadCount } from '#foundation/notifications/unread-count.ts';
import { inboxJobs } from '#foundation/notifications/jobs.ts';
import { inboxRoutes } from '#foundation/notifications/routes.ts';
import { messageJobs } from '#foundation/messages/jobs.ts';
import { createAdministrator } from '#site/members/create-administrator.ts';
import { messageRoutes } from '#foundation/messages/routes.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { seedTerms } from '#account/terms/public.ts';
import { termsRoutes } from '#account/terms/routes.ts';
import { companyProfileRoutes } from '#hiring/companies/profile-routes.ts';
import { askEmail } from '#hiring/companies/public.ts';
import { publicCompanyRoutes } from '#hiring/companies/public-routes.ts';
import { userJobs } from '#account/users/jobs.ts';
import { userRoutes } from '#account/users/routes.ts';
import { memberRoutes } from '#site/members/routes.ts';
import { moderationRoutes } from '#hiring/moderation/routes.ts';
import { settingRoutes } from '#foundation/settings/routes.ts';
import { statisticsRoutes } from '#site/statistics/routes.ts';
import type { DropTags } from '#site/pages/tags.ts';
import { companyRecruitmentRoutes } from '#hiring/recruitments/company-routes.ts';
import { editorRoutes } from '#hiring/recruitments/editing/editor-routes.ts';
import { importCommand } from '#hiring/recruitments/import/command.ts';
import { recruitmentJobs } from '#hiring/recruitments/jobs.ts';
import { completeGrams, createCounts, createViews } from '#hiring/recruitments/public.ts';
import { recruitmentRoutes } from '#hiring/recruitments/routes.ts';
import { bookmarkRoutes } from '#hiring/bookmarks/bookmark-routes.ts';
import { likeRoutes } from '#hiring/bookmarks/routes.ts';
import { searchRoutes } from '#site/search/routes.ts';
import { resumeRoutes } from '#hiring/resumes/routes.ts';
import { withdrawalJobs } from '#site/withdrawals/jobs.ts';
import { createErasure } from '#site/withdrawals/public.ts';
import { withdrawalRoutes } from '#site/withdrawals/routes.ts';
import { erasers } from './erasers.ts';
import type { Command } from './control.ts';
import type { EventBus } from '#kit/jobs/event-bus.ts';
import type { ServeChannel } from '#kit/socket/channel.ts';
import type { Route } from '#kit/http/route.ts';
import type { FanOut } from '#platform/sockets/sockets.ts';

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
  /** When members may be told by themselves again; undefined while they may. */
  quietUntil: (now: Date) => Date | undefined;
  onError: (error: unknown, where: string) => void;
  /** Closes what has no module of its own, such as the Redis connection. */
  closeOthers: () => Promise<void>;
}

interface Shared extends Ports {
  /** Drops cached pages by tag, here and in every other process. */
  dropTags: DropTags;
  /** Calls a listener for what is emitted in this process. */
  subscribe: EventBus['subscribe'];
}

/** Registers the modules: what they share, their endpoints and their jobs. */
export async function registerModules(ports: Shared) {
  const { env, database, limiter, passwords, onError, sms, mail, clock, addressSearch, dropTags, subscribe } =
    ports;
  const { pdfs } = ports;
  const { secrets, isDemo } = env;
  const { db } = database;
  const ring = await openKeyRing(db, env.secrets);
  const openSeal = createDecryptCredential(ring);
  const tokens = createTokens(ring);
  const actors = createActors(db, (userId) => database.notify(ACTOR_CHANNEL, userId));
  await database.listen(ACTOR_CHANNEL, actors.forget);
  const visits = createVisits(db, (error) => onError(error, 'visits'));
  const lastUse = createLastUse(db, (error) => onError(error, 'last use'));
  const fileStore = createFileStore({ storage: ports.storage, secrets, now: () => clock.now() });
  const accessRecords = createAccessRecords(db, (error) => onError(error, 'access records'));
  const isSecure = env.publicUrl.startsWith('https:');
  const views = createViews({ db, secrets, onError: (error) => onError(error, 'views') });
  const caches = { dropTags, counts: createCounts(db) };
  const recruitmentDeps = { ...caches, files: fileStore, views, applications: applicationsView };

  const bell = createUnreadCount(db, () => clock.now());
  const erase = createErasure(erasers);
  const leaving = { secrets, caches, erase };
  const memberDeps = { ...leaving, fileStore, actors, accessRecords, dropTags, openSeal, passwords };

  const bind = (route: Route, serve: ServeChannel) => {
    const board = liveBoard(serve, subscribe);
    bell.open(serve);
    authRoutes(route, { ring, secrets, openSeal, tokens, actors, passwords, limiter, visits, isSecure });
    sessionRoutes(route, { actors });
    resumeRoutes(route, { fileStore, pdfs });
    applicantRoutes(route, { fileStore, accessRecords, board });
    applicationPdfRoutes(route, { fileStore, pdfs, accessRecords });
    applicationRoutes(route, { fileStore });
    fileRoutes(route, { fileStore, secrets, recordReading: accessRecords.record });
    messageRoutes(route, { isDemo, secrets, recordReading: accessRecords.record });
    dispatchRoutes(route);
    inboxRoutes(route, bell);
    auditRoutes(route);
    termsRoutes(route, { dropTags });
    levelRoutes(route);
    settingRoutes(route, { secrets });
    companyProfileRoutes(route, { fileStore, dropTags, secrets, publicUrl: env.publicUrl });
    memberRoutes(route, memberDeps);
    userRoutes(route, {
      secrets,
      openSeal,
      passwords,
      limiter,
      actors,
      fileStore,
      askCompanyEmail: (ctx, to) => askEmail(ctx, { secrets, publicUrl: env.publicUrl }, to),
    });
    addressRoutes(route, { addressSearch });
    recruitmentRoutes(route, recruitmentDeps);
    companyRecruitmentRoutes(route, recruitmentDeps);
    editorRoutes(route, recruitmentDeps);
    moderationRoutes(route, recruitmentDeps);
    statisticsRoutes(route, recruitmentDeps);
    publicCompanyRoutes(route, { fileStore });
    likeRoutes(route);
    bookmarkRoutes(route);
    withdrawalRoutes(route, { secrets, openSeal, passwords, limiter, actors, caches });
    searchRoutes(route, caches);
  };
  const jobs: Job[] = [
    ...authJobs,
    ...auditJobs,
    ...userJobs,
    ...withdrawalJobs(erase),
    ...fileJobs(fileStore),
    ...recruitmentJobs({ caches }),
    ...applicantJobs({ caches }),
    ...inboxJobs({ publicUrl: env.publicUrl, ring: bell.ring, quietUntil: ports.quietUntil }),
    ...messageJobs({ sms, mail, secrets, publicUrl: env.publicUrl, keepsSecrets: isDemo }),
  ];
  const flush = async () => {
    await visits.flush();
    await lastUse.flush();
    await views.flush();
    await accessRecords.flush();
  };
  const stop = async () => {
    await visits.stop();
    await lastUse.stop();
    await views.stop();
    await accessRecords.stop();
  };
  /** What the command line may ask of a running process. */
  const commands: Record<string, Command> = {
    'create-administrator': createAdministrator(db, passwords),
    'import-recruitments': importCommand({ db, caches, now: () => clock.now(), onError }),
  };
  /** Puts in place what every installation needs before the first request. */
  const prepare = async () => {
    await completeGrams(db);
    await seedTerms({ db, now: clock.now() });
    await seedLevels({ db, now: clock.now() });
    const { publicUrl } = env;
    const closedAccounts = await prepareDemo({
      isDemo,
      db,
      passwords,
      recruitments: recruitmentDeps,
      publicUrl,
      now: clock.now(),
    });
    return { closedAccounts };
  };
  return { bind, jobs, actors, noteUse: lastUse.note, tokens, commands, prepare, flush, stop };
}

import type { AddressSearch } from '#platform/addresses.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database.ts';
import type { Env } from '#platform/env.ts';
import type { Limiter } from '#platform/limits.ts';
import type { MailSender } from '#platform/mail.ts';
import type { Papers } from '#platform/papers/paper-workers.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { SmsSender } from '#platform/sms.ts';
import type { Storage } from '#platform/storage.ts';
import { addressRoutes } from '#addresses/routes.ts';
import { applicantJobs } from '#applicants/jobs.ts';
import { applicantRoutes } from '#applicants/routes.ts';
import { liveBoard } from '#applicants/socket.ts';
import { applicationsView } from '#applications/public.ts';
import { applicationPaperRoutes } from '#applications/paper-routes.ts';
import { applicationRoutes } from '#applications/routes.ts';
import { createAccessRecords } from '#audit/public.ts';
import { auditJobs } from '#audit/jobs.ts';
import { auditRoutes } from '#audit/routes.ts';
import { createActors, ACTOR_CHANNEL } from '#auth/actors.ts';
import { authJobs } from '#auth/jobs.ts';
import { openKeyRing } from '#auth/keys.ts';
import { createLastUse } from '#auth/last-use.ts';
import { authRoutes } from '#auth/routes.ts';
import { sessionRoutes } from '#auth/session-routes.ts';
import { createOpenSeal } from '#auth/seals.ts';
import { createTokens } from '#auth/tokens.ts';
import { createVisits } from '#auth/visits.ts';
import { prepareDemo } from '#demo/prepare.ts';
import { dispatchRoutes } from '#dispatches/routes.ts';
import { fileJobs } from '#files/jobs.ts';
import { createFileStore } from '#files/public.ts';
import { fileRoutes } from '#files/routes.ts';
import { levelRoutes } from '#levels/routes.ts';
import { seedLevels } from '#levels/public.ts';
import { createBell } from '#inbox/bell.ts';
import { inboxJobs } from '#inbox/jobs.ts';
import { inboxRoutes } from '#inbox/routes.ts';
import { messageJobs } from '#messages/jobs.ts';
import { createAdministrator } from '#members/create-administrator.ts';
import { messageRoutes } from '#messages/routes.ts';
import type { Job } from '#kit/jobs.ts';
import { seedTerms } from '#terms/public.ts';
import { termsRoutes } from '#terms/routes.ts';
import { companyProfileRoutes } from '#companies/profile-routes.ts';
import { publicCompanyRoutes } from '#companies/public-routes.ts';
import { userJobs } from '#users/jobs.ts';
import { userRoutes } from '#users/routes.ts';
import { memberRoutes } from '#members/routes.ts';
import { moderationRoutes } from '#moderation/routes.ts';
import { settingRoutes } from '#settings/routes.ts';
import { statisticsRoutes } from '#statistics/routes.ts';
import type { DropTags } from '#pages/tags.ts';
import { companyRecruitmentRoutes } from '#recruitments/company-routes.ts';
import { editorRoutes } from '#recruitments/editor-routes.ts';
import { importCommand } from '#recruitments/import/command.ts';
import { recruitmentJobs } from '#recruitments/jobs.ts';
import { completeGrams, createCounts, createViews } from '#recruitments/public.ts';
import { recruitmentRoutes } from '#recruitments/routes.ts';
import { bookmarkRoutes } from '#likes/bookmark-routes.ts';
import { likeRoutes } from '#likes/routes.ts';
import { searchRoutes } from '#search/routes.ts';
import { resumeRoutes } from '#resumes/routes.ts';
import { withdrawalJobs } from '#withdrawals/jobs.ts';
import { createErasure } from '#withdrawals/public.ts';
import { withdrawalRoutes } from '#withdrawals/routes.ts';
import { forgetters } from './forgetters.ts';
import type { Command } from './control.ts';
import type { Bulletin } from '#kit/bulletin.ts';
import type { ServeChannel } from '#kit/channel.ts';
import type { Route } from '#kit/route.ts';
import type { FanOut } from '#platform/sockets.ts';

/** Everything outside the process that the rooms may use. */
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
  papers: Papers;
  clock: Clock;
  /** When members may be told by themselves again; undefined while they may. */
  quietUntil: (now: Date) => Date | undefined;
  onError: (error: unknown, where: string) => void;
  /** Closes what has no room of its own, such as the Redis connection. */
  closeOthers: () => Promise<void>;
}

interface Shared extends Ports {
  /** Drops cached pages by tag, here and in every other process. */
  dropTags: DropTags;
  /** Hears what is announced in this process. */
  hear: Bulletin['hear'];
}

/** Furnishes the rooms: what they share, their endpoints and their jobs. */
export async function openRooms(ports: Shared) {
  const { env, database, limiter, passwords, onError, sms, mail, clock, addressSearch, dropTags, hear } =
    ports;
  const { papers } = ports;
  const { secrets, isDemo } = env;
  const { db } = database;
  const ring = await openKeyRing(db, env.secrets);
  const openSeal = createOpenSeal(ring);
  const tokens = createTokens(ring);
  const actors = createActors(db, (userId) => database.notify(ACTOR_CHANNEL, userId));
  await database.listen(ACTOR_CHANNEL, actors.forget);
  const visits = createVisits(db, (error) => onError(error, 'visits'));
  const lastUse = createLastUse(db, (error) => onError(error, 'last use'));
  const fileStore = createFileStore({ storage: ports.storage, secrets, now: () => clock.now() });
  const accessRecords = createAccessRecords(db, (error) => onError(error, 'access records'));
  const isSecure = env.publicUrl.startsWith('https:');
  const views = createViews({ db, secrets, onError: (error) => onError(error, 'views') });
  const memories = { dropTags, counts: createCounts(db) };
  const recruitmentDeps = { ...memories, files: fileStore, views, applications: applicationsView };

  const bell = createBell(db, () => clock.now());
  const erase = createErasure(forgetters);
  const leaving = { secrets, memories, erase };
  const memberDeps = { ...leaving, fileStore, actors, accessRecords, dropTags, openSeal, passwords };

  const bind = (route: Route, serve: ServeChannel) => {
    const board = liveBoard(serve, hear);
    bell.open(serve);
    authRoutes(route, { ring, secrets, openSeal, tokens, actors, passwords, limiter, visits, isSecure });
    sessionRoutes(route, { actors });
    resumeRoutes(route, { fileStore, papers });
    applicantRoutes(route, { fileStore, accessRecords, board });
    applicationPaperRoutes(route, { fileStore, papers, accessRecords });
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
    userRoutes(route, { secrets, openSeal, passwords, limiter, actors, fileStore });
    addressRoutes(route, { addressSearch });
    recruitmentRoutes(route, recruitmentDeps);
    companyRecruitmentRoutes(route, recruitmentDeps);
    editorRoutes(route, recruitmentDeps);
    moderationRoutes(route, recruitmentDeps);
    statisticsRoutes(route, recruitmentDeps);
    publicCompanyRoutes(route, { fileStore });
    likeRoutes(route);
    bookmarkRoutes(route);
    withdrawalRoutes(route, { secrets, openSeal, passwords, limiter, actors, memories });
    searchRoutes(route, memories);
  };
  const jobs: Job[] = [
    ...authJobs,
    ...auditJobs,
    ...userJobs,
    ...withdrawalJobs(erase),
    ...fileJobs(fileStore),
    ...recruitmentJobs({ memories }),
    ...applicantJobs({ memories }),
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
    'import-postings': importCommand({ db, memories, now: () => clock.now(), onError }),
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

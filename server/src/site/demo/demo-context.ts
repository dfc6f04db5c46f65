import type { Actor, Administrator, Caller, Company, ContextOf, Db, Person } from '#kit/context.ts';

/** The day from which the demo's past is computed, and how far back it goes. */
export const at = (now: Date, days: number, hours = 0): Date =>
  new Date(now.getTime() + (days * 24 + hours) * 60 * 60 * 1000);

const caller: Caller = {
  address: '127.0.0.1',
  session: undefined,
  locale: 'ko',
  userAgent: 'demo',
  requestId: 'demo',
};

/** Runs an action at a past time; its jobs and notifications of that time are not run now. */
export const contextAt = <T extends Actor>(db: Db, actor: T, now: Date): ContextOf<T> => ({
  db,
  actor,
  now,
  caller,
  emit: async () => undefined,
  publish: () => undefined,
  afterCommit: () => undefined,
});

export const asPerson = (userId: string, username: string): Person => ({
  userType: 'PERSON',
  isConsole: false,
  sessionId: '',
  userId,
  username,
});

export const asCompany = (userId: string, username: string, companyId: string): Company => ({
  userType: 'COMPANY',
  isConsole: false,
  sessionId: '',
  userId,
  username,
  companyId,
  isApproved: true,
});

export const asAdministrator = (userId: string): Administrator => ({
  userType: null,
  isConsole: true,
  sessionId: '',
  userId,
  username: 'admin',
  role: 'OWNER',
});

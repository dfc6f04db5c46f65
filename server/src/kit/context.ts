import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { Access } from '@ieum/contract/common/endpoint.ts';
import type { Locale } from '@ieum/contract/common/text.ts';

/** A connection or an open transaction; both databases speak this type. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

interface Account {
  userId: string;
  sessionId: string;
  username: string;
  /** Logged in with a temporary password that is still to be replaced. */
  hasTemporaryPassword?: boolean;
}
export interface Person extends Account {
  userType: 'PERSON';
  isConsole: false;
}
export interface Company extends Account {
  userType: 'COMPANY';
  isConsole: false;
  companyId: string;
  isApproved: boolean;
}
export interface Administrator extends Account {
  userType: null;
  isConsole: true;
}
/** The one who a token stands for. */
export type Actor = Person | Company | Administrator;

/** The actors an access word lets through; a visitor has none. */
export type Admitted<A extends Access> = A extends 'anyone'
  ? Actor | undefined
  : A extends 'person'
    ? Person
    : A extends 'company' | 'approvedCompany'
      ? Company
      : A extends 'console'
        ? Administrator
        : Actor;

/** Where a call comes from. */
export interface Caller {
  address: string;
  /** The `session` header: one browser tab's id, unproven. */
  session: string | undefined;
  locale: Locale;
  userAgent: string;
  requestId: string;
}

/** Something that happened; `payload` is plain JSON. */
export interface DomainEvent {
  type: string;
  payload: Record<string, unknown>;
  /** Its jobs run at this moment at the earliest; without it right after the commit. */
  notBefore?: Date;
}

export type Effect = () => void | Promise<void>;

/** All a verb may use: its transaction, who acts, when, and what must follow. */
export interface Context<A extends Access = Access> {
  db: Db;
  actor: Admitted<A>;
  caller: Caller;
  now: Date;
  /** Writes outbox rows in this transaction; their jobs run after the commit, at least once. */
  emit: (...events: DomainEvent[]) => Promise<void>;
  /** For effects that may be lost; a failing one is logged and never fails the committed reply. */
  afterCommit: (effect: Effect) => void;
  /** Opens a transaction of its own; only for endpoints declared `transaction: 'manual'`. */
  transact: <T>(work: (ctx: Context<A>) => Promise<T>) => Promise<T>;
}

/** A context whose actor is certainly signed in or certainly of one kind. */
export type ContextOf<T extends Actor> = Omit<Context, 'actor' | 'transact'> & { actor: T };

/** The part of a context that needs no actor: jobs and imports have it too. */
export type Work = Pick<Context, 'db' | 'now' | 'emit' | 'afterCommit'>;

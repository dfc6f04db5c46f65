import type { Db } from '#platform/database/db.ts';
import type { Access } from '@ieum/contract/common/endpoint.ts';
import type { Role } from '@ieum/contract/common/rights.ts';
import type { Locale } from '@ieum/contract/common/text.ts';

export type { Db };

interface Account {
  userId: string;
  sessionId: string;
  username: string;
  /** Logged in with a temporary password that still has to be replaced. */
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
  role: Role;
  /** Without the second factor that the installation requires of administrators. */
  lacksSecondFactor?: boolean;
}
/** The account that an access token belongs to. */
export type Actor = Person | Company | Administrator;

/** The actors that an access word admits; a visitor has none. */
export type Admitted<A extends Access> = A extends 'anyone'
  ? Actor | undefined
  : A extends 'person'
    ? Person
    : A extends 'company' | 'approvedCompany'
      ? Company
      : A extends 'console'
        ? Administrator
        : Actor;

/** The origin of a call. */
export interface Caller {
  address: string;
  /** The `session` header: the id of one browser tab, not verified. */
  session: string | undefined;
  locale: Locale;
  userAgent: string;
  requestId: string;
}

/** A domain event; `payload` is plain JSON. */
export interface DomainEvent {
  type: string;
  payload: Record<string, unknown>;
  /** Its jobs do not run before this time; without it they run right after the commit. */
  notBefore?: Date;
}

export type Effect = () => void | Promise<void>;

/** Everything a verb may use: its transaction, the actor, the time, and how to emit events. */
export interface Context<A extends Access = Access> {
  db: Db;
  actor: Admitted<A>;
  caller: Caller;
  now: Date;
  /** Writes outbox rows in this transaction; their jobs run after the commit, at least once. */
  emit: (...events: DomainEvent[]) => Promise<void>;
  /** Publishes events in this process after the commit, without an outbox row: no job follows, and they may be lost. */
  publish: (...events: DomainEvent[]) => void;
  /** For effects that may be lost; a failing one is logged and never fails the committed response. */
  afterCommit: (effect: Effect) => void;
  /** Opens a transaction of its own; only for endpoints declared `transaction: 'manual'`. */
  transact: <T>(work: (ctx: Context<A>) => Promise<T>) => Promise<T>;
}

/** A context whose actor is signed in, or of one kind. */
export type ContextOf<T extends Actor> = Omit<Context, 'actor' | 'transact'> & { actor: T };
export type MemberContext = ContextOf<Actor>;
export type PersonContext = ContextOf<Person>;
export type CompanyContext = ContextOf<Company>;
export type AdministratorContext = ContextOf<Administrator>;

/** The part of a context that needs no actor; jobs and imports have it too. */
export type Work = Pick<Context, 'db' | 'now' | 'emit' | 'publish' | 'afterCommit'>;

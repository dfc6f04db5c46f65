import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#kit/db/columns.ts';
import { users } from '#account/users/tables.ts';

/** One login on one browser: a family of rotating refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isKept: boolean('is_kept').notNull(),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('sessions_user').on(table.userId, table.endedAt)],
);
export type SessionRow = typeof sessions.$inferSelect;

/** Only hashes are stored. A used token is stored until its session ends, to detect its reuse. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    parentHash: text('parent_hash'),
    createdAt: instant('created_at').notNull(),
    spentAt: instant('spent_at'),
  },
  (table) => [
    index('refresh_tokens_session').on(table.sessionId),
    index('refresh_tokens_parent').on(table.parentHash),
  ],
);

/** The use of a key pair, as its row stores it. */
export const KeyUse = { Encryption: 'seal', Signature: 'sign' } as const;
export type KeyUse = (typeof KeyUse)[keyof typeof KeyUse];

/** The key pairs of this installation, encrypted under SECRET and shared by all processes. */
export const keys = pgTable('keys', {
  id: text('id').primaryKey(),
  use: text('use').$type<KeyUse>().notNull(),
  encryptedJwk: text('sealed_jwk').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Nonces of encrypted values that were already used; a row is deleted after ten minutes. */
export const usedNonces = pgTable(
  'spent_seals',
  { jti: text('jti').primaryKey(), spentAt: instant('spent_at').notNull().defaultNow() },
  (table) => [index('spent_seals_at').on(table.spentAt)],
);

/** One browser tab's visit, identified by its `session` header. */
export const visits = pgTable(
  'visits',
  {
    id: id(),
    referrer: text('referrer').notNull().default(''),
    startedAt: instant('started_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('visits_started').on(table.startedAt)],
);

/** Sessions started and pages viewed by Seoul day, for the statistics. */
export const visitDays = pgTable('visit_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  sessions: integer('sessions').notNull(),
  visits: integer('visits').notNull(),
});

/** The authenticator app of an administrator. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted under SECRET. */
  secret: text('secret').notNull(),
  /** The time step of the last code that was used; it only increases. */
  lastStep: integer('last_step').notNull().default(0),
  /** Null until the first code of the app was entered; before that no login asks for it. */
  confirmedAt: instant('confirmed_at'),
  createdAt: instant('created_at').notNull(),
});
export type SecondFactorRow = typeof secondFactors.$inferSelect;

/** Codes for a lost authenticator app, each for one use; only keyed hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

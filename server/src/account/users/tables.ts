import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '@ieum/contract/common/rights.ts';
import type { Locale } from '@ieum/contract/common/text.ts';
import { id, instant } from '#kit/db/columns.ts';
import { files } from '#foundation/files/tables.ts';
import { userLevels } from '#account/levels/tables.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Null for administrators, who carry the scope console. */
    userType: text('user_type').$type<'PERSON' | 'COMPANY'>(),
    isConsole: boolean('is_console').notNull().default(false),
    /** The rights of an administrator; null for members. */
    role: text('role').$type<Role>(),
    status: text('status').$type<'ACTIVE' | 'BLOCKED' | 'WITHDRAWN'>().notNull().default('ACTIVE'),
    /** A person's name; for a company account the company's name. */
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    postcode: text('postcode').notNull().default(''),
    address1: text('address1').notNull().default(''),
    address2: text('address2').notNull().default(''),
    /** YYYYMMDD; persons only. */
    bornAt: text('born_at'),
    gender: text('gender').$type<'MALE' | 'FEMALE'>(),
    /** The language the user last used here; messages are written in it. */
    locale: text('locale').$type<Locale>().notNull().default('ko'),
    profileFileId: uuid('profile_file_id').references(() => files.id),
    /** Null: the default level. */
    levelId: uuid('level_id').references(() => userLevels.id),
    /** When a temporary password expires. */
    passwordExpiresAt: instant('password_expires_at'),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** Counts the changes of the account's details. */
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastLoginAt: instant('last_login_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('users_username').on(table.username),
    uniqueIndex('users_person_phone')
      .on(table.phone)
      .where(sql`user_type = 'PERSON' and status <> 'WITHDRAWN'`),
    index('users_level').on(table.levelId),
    index('users_found_name')
      .on(sql`lower(${table.name}) collate "C"`)
      .where(sql`user_type is distinct from 'COMPANY' and status <> 'WITHDRAWN'`),
    index('users_found_username')
      .on(sql`${table.username} collate "C"`)
      .where(sql`status <> 'WITHDRAWN'`),
    index('users_found_phone')
      .on(sql`right(${table.phone}, 4)`, table.id)
      .where(sql`status <> 'WITHDRAWN'`),
    index('users_created').on(table.createdAt.desc().nullsFirst(), table.id),
    index('users_name').on(sql`${table.name} collate "C"`, table.id),
    index('users_sorted_username').on(sql`${table.username} collate "C"`, table.id),
    index('users_phone').on(table.phone),
    index('users_email').on(sql`lower(${table.email})`),
    index('users_blocked')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'BLOCKED'`),
    index('users_companies')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`user_type = 'COMPANY'`),
    index('users_companies_name')
      .on(sql`${table.name} collate "C"`, table.id)
      .where(sql`user_type = 'COMPANY'`),
    check('users_role', sql`is_console = (role is not null)`),
    check('users_type', sql`user_type in ('PERSON', 'COMPANY') or (user_type is null and is_console)`),
  ],
);
export type UserRow = typeof users.$inferSelect;

/** One request for a six-digit code; only the newest of a phone, purpose and owner is valid. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: id(),
    purpose: text('purpose').$type<'JOIN' | 'FIND_USERNAME' | 'FIND_PASSWORD'>().notNull(),
    phone: text('phone').notNull(),
    /** The browser session (or address) that requested it; only it may confirm and sign up. */
    owner: text('owner').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    usedAt: instant('used_at'),
    voidedAt: instant('voided_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('phone_codes_phone').on(table.phone, table.purpose, table.createdAt)],
);
export type PhoneCodeRow = typeof phoneCodes.$inferSelect;

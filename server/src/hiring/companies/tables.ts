import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from '#kit/db/columns.ts';
import { files } from '#foundation/files/tables.ts';
import { users } from '#account/users/tables.ts';

export type Approval = 'PENDING' | 'APPROVED' | 'REJECTED';
export interface SocialLinks {
  twitter?: string;
  facebook?: string;
  instagram?: string;
}

export const companies = pgTable(
  'companies',
  {
    id: id(),
    /** Null for public institutions from the import: they have no login. */
    userId: uuid('user_id').references(() => users.id),
    name: text('name').notNull(),
    ceoName: text('ceo_name').notNull().default(''),
    website: text('website'),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    postcode: text('postcode').notNull().default(''),
    address1: text('address1').notNull().default(''),
    address2: text('address2').notNull().default(''),
    introduction: text('introduction').notNull().default(''),
    socialLinks: jsonb('social_links').$type<SocialLinks>().notNull().default({}),
    logoFileId: uuid('logo_file_id').references(() => files.id),
    businessRegistrationFileId: uuid('business_registration_file_id').references(() => files.id),
    approval: text('approval').$type<Approval>().notNull().default('PENDING'),
    rejectMessage: text('reject_message'),
    /** When the company last asked for approval: the start of its waiting time. */
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    origin: text('origin').$type<'SIGN_UP' | 'CONSOLE' | 'ALIO'>().notNull().default('SIGN_UP'),
    /** The institution's id at the source. */
    externalId: text('external_id'),
    /** When an administrator suspended its account; nothing of it is public until that is lifted. */
    suspendedAt: instant('suspended_at'),
    /** When its member left; since then it is in no list. */
    withdrawnAt: instant('withdrawn_at'),
    /** Counts the changes of the profile. */
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('companies_user').on(table.userId),
    uniqueIndex('companies_external').on(table.origin, table.externalId),
    index('companies_approval').on(table.approval, table.submittedAt),
    index('companies_found')
      .on(sql`lower(${table.name}) collate "C"`)
      .where(sql`user_id is not null and withdrawn_at is null`),
    index('companies_phone').on(table.phone),
    index('companies_email').on(sql`lower(${table.email})`),
    index('companies_name').on(sql`${table.name} collate "C"`),
    check('companies_approval_known', sql`approval in ('PENDING', 'APPROVED', 'REJECTED')`),
  ],
);
export type CompanyRow = typeof companies.$inferSelect;

/** The files of a company's public profile. */
export const companyFiles = pgTable(
  'company_files',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.fileId] })],
);

import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { WholeBusiness } from '@ieum/contract/foundation/settings/business.ts';
import { DAILY_TOKENS, MONTHLY_TOKENS } from '@ieum/contract/foundation/settings/enums.ts';
import { instant } from '#kit/db/columns.ts';

/** A short name and the text that the chat shows for it. */
export interface Prompt {
  text: string;
  value: string;
}

/** A notice of the chat; those from before notices had ids have neither id nor version. */
export interface StoredAlert extends Prompt {
  id?: string;
  version?: number;
}

/** The one setting of the installation; without a row the specification's defaults apply. */
export const settings = pgTable(
  'settings',
  {
    id: integer('id').primaryKey().default(1),
    /** Null: the default entries in the reader's language. */
    chatPromptAlerts: jsonb('chat_prompt_alerts').$type<StoredAlert[]>(),
    chatPromptGroups: jsonb('chat_prompt_groups').$type<Prompt[]>().notNull().default([]),
    openaiEnabled: boolean('openai_enabled').notNull().default(false),
    openaiOrganization: text('openai_organization'),
    openaiProject: text('openai_project'),
    /** Encrypted under SECRET. */
    openaiKey: text('openai_key'),
    /** Null: the product's default. */
    openaiModel: text('openai_model'),
    /** The most tokens of the model a day. */
    openaiDailyTokens: integer('openai_daily_tokens').notNull().default(DAILY_TOKENS),
    openaiMonthlyTokens: integer('openai_monthly_tokens').notNull().default(MONTHLY_TOKENS),
    /** Administrators without a second factor can do nothing but set one up. */
    requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
    /** The business that runs the site; null: the default name alone. */
    business: jsonb('business').$type<WholeBusiness>(),
    /** Counts the changes. */
    version: integer('version').notNull().default(0),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  () => [check('settings_one', sql`id = 1`)],
);
export type SettingRow = typeof settings.$inferSelect;

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MessageGroup } from '@ieum/contract/foundation/messages/enums.ts';
import type { Actor, ContextOf, Db } from '#kit/context.ts';
import { findConsents, recordConsents, type ConsentKind, type Consents } from './consents.ts';
import { advertisingConsentChanged } from './events.ts';
import { messageSettings } from './tables.ts';

/** By which channels a member wants to hear of a group, beside the inbox. */
export interface Wish {
  isEmailOn: boolean;
  isSmsOn: boolean;
}

/** What holds until somebody chooses: e-mail tells what one does here anyway, SMS only who asks for it. */
const DEFAULT: Wish = { isEmailOn: true, isSmsOn: false };

/** What users chose for a group, by their id; those who never chose are told by the defaults. */
export async function findWishes(
  db: Db,
  userIds: readonly string[],
  group: MessageGroup,
): Promise<(userId: string) => Wish> {
  if (userIds.length === 0) return () => DEFAULT;
  const rows = await db
    .select()
    .from(messageSettings)
    .where(and(inArray(messageSettings.userId, [...userIds]), eq(messageSettings.group, group)));
  const chosen = new Map(rows.map((row) => [row.userId, row]));
  return (userId) => chosen.get(userId) ?? DEFAULT;
}

export interface Settings {
  groups: ({ group: MessageGroup } & Wish)[];
  consents: Consents;
}

/** The groups a kind of account hears of. */
export const groupsOf = ({ isConsole }: Pick<Actor, 'isConsole'>): MessageGroup[] =>
  isConsole ? ['OPERATION'] : ['HIRING', 'DEADLINE'];

/** All that a member chose, with the defaults where nothing was chosen yet. */
export async function findSettings({ db, actor }: Pick<ContextOf<Actor>, 'db' | 'actor'>): Promise<Settings> {
  const rows = await db.select().from(messageSettings).where(eq(messageSettings.userId, actor.userId));
  const chosen = new Map<MessageGroup, Wish>(rows.map((row) => [row.group, row]));
  const groups = groupsOf(actor).map((group) => {
    const { isEmailOn, isSmsOn } = chosen.get(group) ?? DEFAULT;
    return { group, isEmailOn, isSmsOn };
  });
  return { groups, consents: await findConsents(db, actor.userId) };
}

export interface SettingsChange {
  groups: readonly ({ group: MessageGroup } & Wish)[];
  /** Absent leaves the consents as they are. */
  consents: Record<ConsentKind, boolean> | undefined;
}

/** Keeps what a member chose; a word about advertising is written down with its time and told back. */
export async function saveSettings(
  ctx: ContextOf<Actor>,
  { groups, consents }: SettingsChange,
): Promise<void> {
  const { userId } = ctx.actor;
  const own = groupsOf(ctx.actor);
  const rows = groups.filter(({ group }) => own.includes(group));
  if (rows.length > 0)
    await ctx.db
      .insert(messageSettings)
      .values(rows.map((row) => ({ userId, ...row, updatedAt: ctx.now })))
      .onConflictDoUpdate({
        target: [messageSettings.userId, messageSettings.group],
        set: {
          isEmailOn: sql`excluded.is_email_on`,
          isSmsOn: sql`excluded.is_sms_on`,
          updatedAt: ctx.now,
        },
      });
  if (consents && !ctx.actor.isConsole)
    await sayConsents(ctx, { userId, source: 'SETTINGS', words: withoutLooseNight(consents) });
}

/** The night goes with SMS: without them there is nothing to agree to. */
const withoutLooseNight = (consents: Record<ConsentKind, boolean>) => ({
  ...consents,
  NIGHT: consents.SMS && consents.NIGHT,
});

interface Saying {
  userId: string;
  source: 'SETTINGS' | 'LINK';
  words: Partial<Record<ConsentKind, boolean>>;
}

/** Notes those words that change something, and emits it once. */
export async function sayConsents(
  ctx: Pick<ContextOf<Actor>, 'db' | 'now' | 'emit'>,
  { userId, source, words }: Saying,
): Promise<void> {
  const before = await findConsents(ctx.db, userId);
  const changed = (Object.entries(words) as [ConsentKind, boolean][]).filter(
    ([kind, isGranted]) => before[kind] !== isGranted,
  );
  if (changed.length === 0) return;
  await recordConsents(
    ctx,
    changed.map(([kind, isGranted]) => ({ userId, kind, isGranted, source })),
  );
  const after = { ...before, ...words };
  const isAgreed = after.EMAIL || after.SMS;
  await ctx.emit(advertisingConsentChanged({ userId, isAgreed, at: ctx.now.toISOString() }));
}

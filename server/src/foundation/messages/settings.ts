import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MessageGroup } from '@ieum/contract/foundation/messages/enums.ts';
import type { Actor, ContextOf, Db } from '#kit/context.ts';
import { findConsents, recordConsents, type ConsentKind, type Consents } from './consents.ts';
import { advertisingConsentChanged } from './events.ts';
import { messageSettings } from './tables.ts';

/** The channels on which a member is notified of a group, beside the inbox. */
export interface Wish {
  isEmailOn: boolean;
  isSmsOn: boolean;
}

/** The defaults: e-mail about one's own activity is expected, SMS must be requested. */
const DEFAULT: Wish = { isEmailOn: true, isSmsOn: false };
/** Where minutes matter, an e-mail would be read too late. */
const DEFAULT_OF_URGENT: Wish = { isEmailOn: true, isSmsOn: true };

/** The users' choices for a group, by user id; users without an entry have the defaults. */
export async function findWishes(
  db: Db,
  userIds: readonly string[],
  { group, isUrgent }: { group: MessageGroup; isUrgent: boolean },
): Promise<(userId: string) => Wish> {
  const byDefault = isUrgent ? DEFAULT_OF_URGENT : DEFAULT;
  if (userIds.length === 0) return () => byDefault;
  const rows = await db
    .select()
    .from(messageSettings)
    .where(and(inArray(messageSettings.userId, [...userIds]), eq(messageSettings.group, group)));
  const chosen = new Map(rows.map((row) => [row.userId, row]));
  return (userId) => chosen.get(userId) ?? byDefault;
}

export interface Settings {
  groups: ({ group: MessageGroup } & Wish)[];
  consents: Consents;
}

/** The groups that a kind of account is notified of. */
export const groupsOf = ({ isConsole }: Pick<Actor, 'isConsole'>): MessageGroup[] =>
  isConsole ? ['OPERATION'] : ['HIRING', 'DEADLINE'];

/** All choices of a member, with the defaults where nothing was chosen yet. */
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
  /** Absent leaves the consents unchanged. */
  consents: Record<ConsentKind, boolean> | undefined;
}

/**
 * Stores a member's choices; a decision about advertising is recorded with its time and confirmed to the
 * member.
 */
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
    await recordDecisions(ctx, { userId, source: 'SETTINGS', decisions: withoutLooseNight(consents) });
}

/** The night requires SMS: without it there is nothing to agree to. */
const withoutLooseNight = (consents: Record<ConsentKind, boolean>) => ({
  ...consents,
  NIGHT: consents.SMS && consents.NIGHT,
});

interface Saying {
  userId: string;
  source: 'SETTINGS' | 'LINK';
  decisions: Partial<Record<ConsentKind, boolean>>;
}

/** Records the decisions that change something, and emits one event for all. */
export async function recordDecisions(
  ctx: Pick<ContextOf<Actor>, 'db' | 'now' | 'emit'>,
  { userId, source, decisions }: Saying,
): Promise<void> {
  const before = await findConsents(ctx.db, userId);
  const changed = (Object.entries(decisions) as [ConsentKind, boolean][]).filter(
    ([kind, isGranted]) => before[kind] !== isGranted,
  );
  if (changed.length === 0) return;
  await recordConsents(
    ctx,
    changed.map(([kind, isGranted]) => ({ userId, kind, isGranted, source })),
  );
  const after = { ...before, ...decisions };
  const isAgreed = after.EMAIL || after.SMS;
  await ctx.emit(advertisingConsentChanged({ userId, isAgreed, at: ctx.now.toISOString() }));
}

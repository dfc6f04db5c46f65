import { eq, inArray } from 'drizzle-orm';
import type { MessageGroup } from '@ieum/contract/foundation/messages/enums.ts';
import type { Actor, Db, MemberContext, Work } from '#kit/context.ts';
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

type Chosen = ReadonlyMap<MessageGroup, Wish>;

/** What a member wants of a group; who chose for applications before urgent messages had a group chose for both. */
function wishOf(chosen: Chosen | undefined, group: MessageGroup): Wish {
  const wish = chosen?.get(group);
  if (wish) return wish;
  return group === 'URGENT' ? (chosen?.get('HIRING') ?? DEFAULT_OF_URGENT) : DEFAULT;
}

/** The users' choices for a group, by user id; users without an entry have the defaults. */
export async function findWishes(
  db: Db,
  userIds: readonly string[],
  group: MessageGroup,
): Promise<(userId: string) => Wish> {
  if (userIds.length === 0) return () => wishOf(undefined, group);
  const rows = await db
    .select()
    .from(messageSettings)
    .where(inArray(messageSettings.userId, [...userIds]));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return (userId) => wishOf(new Map(byUser.get(userId)?.map((row) => [row.group, row])), group);
}

export interface Settings {
  groups: ({ group: MessageGroup } & Wish)[];
  consents: Consents;
}

/** The groups that a kind of account is notified of. */
export function groupsOf({ isConsole, userType }: Pick<Actor, 'isConsole' | 'userType'>): MessageGroup[] {
  if (isConsole) return ['OPERATION'];
  return userType === 'PERSON' ? ['HIRING', 'URGENT', 'DEADLINE'] : ['HIRING', 'DEADLINE'];
}

type OfActor = Pick<MemberContext, 'db' | 'actor'>;

async function findChosen({ db, actor }: { db: Db; actor: Pick<Actor, 'userId'> }): Promise<Chosen> {
  const rows = await db.select().from(messageSettings).where(eq(messageSettings.userId, actor.userId));
  return new Map(rows.map((row) => [row.group, row]));
}

/** All choices of a member, with the defaults where nothing was chosen yet. */
export async function findSettings({ db, actor }: OfActor): Promise<Settings> {
  const chosen = await findChosen({ db, actor });
  const groups = groupsOf(actor).map((group) => {
    const { isEmailOn, isSmsOn } = wishOf(chosen, group);
    return { group, isEmailOn, isSmsOn };
  });
  return { groups, consents: await findConsents(db, actor.userId) };
}

/** A choice for a group; a channel that is absent is unchanged. */
type GroupChoice = { group: MessageGroup } & { [K in keyof Wish]?: Wish[K] | undefined };
type ConsentChoice = Partial<Record<ConsentKind, boolean>>;

export interface SettingsChange {
  groups: readonly GroupChoice[];
  /** Those that are absent are unchanged. */
  consents: ConsentChoice;
}

/**
 * Stores a member's choices; a decision about advertising is recorded with its time and confirmed to the
 * member.
 */
export async function saveSettings(ctx: MemberContext, { groups, consents }: SettingsChange): Promise<void> {
  const { userId } = ctx.actor;
  for (const choice of groups) await saveChoice(ctx, ctx.actor, choice);
  if (ctx.actor.isConsole || Object.keys(consents).length === 0) return;
  const decisions = withoutNightAlone(await findConsents(ctx.db, userId), consents);
  await recordDecisions(ctx, { userId, source: 'SETTINGS', decisions });
}

type Chooser = Pick<Actor, 'userId' | 'isConsole' | 'userType'>;

/** Stores what an account chooses for a group; one that it is not notified of is ignored. */
export async function saveChoice(
  work: Pick<Work, 'db' | 'now'>,
  account: Chooser,
  choice: GroupChoice,
): Promise<void> {
  const own = groupsOf(account);
  if (!own.includes(choice.group)) return;
  const { userId } = account;
  const chosen = await findChosen({ db: work.db, actor: { userId } });
  // From now on the two settings are independent.
  if (choice.group === 'HIRING' && own.includes('URGENT'))
    await writeChoice(work, { userId, choice: { group: 'URGENT' }, before: wishOf(chosen, 'URGENT') });
  await writeChoice(work, { userId, choice, before: wishOf(chosen, choice.group) });
}

/** Writes only the channels that were chosen; a new row has the others as they were by default. */
async function writeChoice(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { userId, choice, before }: { userId: string; choice: GroupChoice; before: Wish },
): Promise<void> {
  const { group, isEmailOn, isSmsOn } = choice;
  const chosen = {
    ...(isEmailOn !== undefined && { isEmailOn }),
    ...(isSmsOn !== undefined && { isSmsOn }),
  };
  const { isEmailOn: email, isSmsOn: sms } = { ...before, ...chosen };
  const row = { userId, group, isEmailOn: email, isSmsOn: sms, updatedAt: now };
  const insert = db.insert(messageSettings).values(row);
  const target = [messageSettings.userId, messageSettings.group];
  if (Object.keys(chosen).length === 0) await insert.onConflictDoNothing();
  else await insert.onConflictDoUpdate({ target, set: { ...chosen, updatedAt: now } });
}

/** Consent to SMS at night is withdrawn with the consent to SMS, of which it is a part. */
function withoutNightAlone(before: Consents, decisions: ConsentChoice): ConsentChoice {
  const after = { ...before, ...decisions };
  return { ...decisions, ...(after.NIGHT && !after.SMS && { NIGHT: false }) };
}

interface ConsentDecisions {
  userId: string;
  source: 'SETTINGS' | 'LINK';
  decisions: ConsentChoice;
}

/** Records the decisions that change something, and emits one event for all. */
export async function recordDecisions(
  ctx: Pick<MemberContext, 'db' | 'now' | 'emit'>,
  { userId, source, decisions }: ConsentDecisions,
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

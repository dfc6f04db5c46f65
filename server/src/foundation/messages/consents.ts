import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db, Work } from '#kit/context.ts';
import { terms, termsAgreements } from '#account/terms/tables.ts';
import { users } from '#account/users/tables.ts';
import { advertisingConsents } from './tables.ts';

/**
 * The optional terms that count as consent to advertising by e-mail and SMS when agreed to at sign-up, by
 * day.
 */
export const MARKETING_TERMS = 'marketing';

export type ConsentKind = (typeof advertisingConsents.$inferSelect)['kind'];

/** A user's consents, and since when each is in force. */
export interface Consents {
  EMAIL: boolean;
  SMS: boolean;
  NIGHT: boolean;
  agreedAt: Date | null;
}

/**
 * The advertising that a user agrees to now: the newest decision counts; without any, the terms agreed to at
 * sign-up.
 */
export async function findConsents(db: Db, userId: string): Promise<Consents> {
  const [atSignUp] = await db
    .select({ at: termsAgreements.agreedAt })
    .from(termsAgreements)
    .innerJoin(terms, eq(terms.id, termsAgreements.termsId))
    .where(and(eq(termsAgreements.userId, userId), eq(terms.code, MARKETING_TERMS)))
    .orderBy(desc(termsAgreements.agreedAt))
    .limit(1);
  const said = await db
    .selectDistinctOn([advertisingConsents.kind])
    .from(advertisingConsents)
    .where(eq(advertisingConsents.userId, userId))
    .orderBy(advertisingConsents.kind, desc(advertisingConsents.at), desc(advertisingConsents.id));
  const newest = new Map(said.map((row) => [row.kind, row]));
  const says = (kind: ConsentKind, before: boolean) => newest.get(kind)?.isGranted ?? before;
  const consents = {
    EMAIL: says('EMAIL', !!atSignUp),
    SMS: says('SMS', !!atSignUp),
    NIGHT: says('NIGHT', false),
  };
  const yesAt = said.filter(({ isGranted }) => isGranted).map(({ at }) => at);
  const all = [...yesAt, ...(atSignUp ? [atSignUp.at] : [])].toSorted((a, b) => b.getTime() - a.getTime());
  return { ...consents, agreedAt: consents.EMAIL || consents.SMS ? (all[0] ?? null) : null };
}

/** The same for the account of a row of `users`, as a condition of a query. */
export const agreesTo = (kind: 'EMAIL' | 'SMS'): SQL<boolean> => sql<boolean>`coalesce(
  (select ${advertisingConsents.isGranted} from ${advertisingConsents}
    where ${advertisingConsents.userId} = ${users.id} and ${advertisingConsents.kind} = ${kind}
    order by ${advertisingConsents.at} desc, ${advertisingConsents.id} desc limit 1),
  exists (select 1 from ${termsAgreements} join ${terms} on ${terms.id} = ${termsAgreements.termsId}
    where ${termsAgreements.userId} = ${users.id} and ${terms.code} = ${MARKETING_TERMS}))`;

interface Decision {
  userId: string;
  kind: ConsentKind;
  isGranted: boolean;
  source: 'SETTINGS' | 'LINK';
}

/** Records a user's decision about advertising; it applies to the very next message, also to waiting ones. */
export async function recordConsents(
  { db, now }: Pick<Work, 'db' | 'now'>,
  decisions: readonly Decision[],
): Promise<void> {
  if (decisions.length > 0)
    await db.insert(advertisingConsents).values(decisions.map((decision) => ({ ...decision, at: now })));
}

import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { fillTexting } from '@ieum/contract/live/textings/placeholders.ts';
import { queueTexts } from '#foundation/messages/public.ts';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { users } from '#account/users/tables.ts';
import type { Db, Work } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { textingSent } from '../events.ts';
import { valuesOf } from '../written-texting.ts';
import { returnQuota } from './quota.ts';
import type { TextingDeps } from './send.ts';
import { textingAddressees, textings, type TextingRow } from '../tables.ts';
import { topicOf } from './message-topic.ts';

/** As long as `messages` are kept, so that each text message keeps its delivery. */
const RETENTION_SECONDS = 365 * 24 * 60 * 60;

/** Writes the messages to all addressees once a text message can no longer be undone, and removes old text messages. */
export const textingJobs = (deps: TextingDeps): Job[] => [
  jobOn(textingSent, {
    name: 'send-texting',
    transaction: 'write',
    run: (work, { textingId }) => deliverTexting(work, deps, textingId),
  }),
  {
    name: 'sweep-textings',
    cron: '40 4 * * *',
    transaction: 'write',
    run: async ({ db, now }) => {
      await db.delete(textings).where(lt(textings.sentAt, addSeconds(now, -RETENTION_SECONDS)));
    },
  },
];

/** Writes the message to each addressee; one that was undone, or written before, stays as it is. */
export async function deliverTexting(work: Work, deps: TextingDeps, textingId: string): Promise<void> {
  const [texting] = await work.db
    .update(textings)
    .set({ state: 'SENT' })
    .where(and(eq(textings.id, textingId), eq(textings.state, 'WAITING')))
    .returning();
  if (!texting) return;
  await dropRevoked(work, texting);
  const [facts, rows] = [await findFacts(work.db, texting), await listReachable(work.db, textingId)];
  if (!facts) return;
  const values = valuesOf({ ...facts, ...senderFacts(texting), publicUrl: deps.publicUrl });
  const messageIdOf = await queueTexts(
    work,
    { topic: topicOf(textingId), ...(facts.companyUserId && { aboutUserId: facts.companyUserId }) },
    rows.map(({ name, ...account }) => ({
      account,
      body: fillTexting(texting.message, { ...values, name }),
    })),
  );
  await storeMessages(work.db, textingId, messageIdOf);
}

async function storeMessages(db: Db, textingId: string, messageIdOf: ReadonlyMap<string, string>) {
  if (messageIdOf.size === 0) return;
  const pairs = [...messageIdOf].map(([personId, id]) => sql`(${personId}::uuid, ${id}::uuid)`);
  await db
    .update(textingAddressees)
    .set({ messageId: sql`written.message_id` })
    .from(sql`(values ${sql.join(pairs, sql`, `)}) as written (person_id, message_id)`)
    .where(
      and(eq(textingAddressees.textingId, textingId), sql`${textingAddressees.personId} = written.person_id`),
    );
}

const senderFacts = ({ meetingId, senderName: name, senderPhone: phone }: TextingRow) => ({
  meetingId,
  sender: { name, phone },
});

/** Those who revoked their application since receive nothing, and are not counted. */
async function dropRevoked({ db }: Work, { id, companyId, sentAt }: TextingRow): Promise<void> {
  const dropped = await db
    .update(textingAddressees)
    .set({ problem: 'REVOKED' })
    .where(
      and(
        eq(textingAddressees.textingId, id),
        isNull(textingAddressees.problem),
        sql`exists (select 1 from ${applications} a where a.id = ${textingAddressees.applicationId} and a.status = 'IS_REVOKED')`,
      ),
    )
    .returning({ id: textingAddressees.applicationId });
  if (sentAt) await returnQuota({ db }, { companyId, count: dropped.length, sentAt });
}

async function findFacts(db: Db, { companyId, recruitmentId }: TextingRow) {
  const [row] = await db
    .select({ company: companies.name, companyUserId: companies.userId, recruitment: recruitments.subject })
    .from(recruitments)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(eq(recruitments.id, recruitmentId));
  return row;
}

const listReachable = (db: Db, textingId: string) =>
  db
    .select({
      applicationId: textingAddressees.applicationId,
      id: users.id,
      phone: users.phone,
      email: users.email,
      name: applications.personName,
    })
    .from(textingAddressees)
    .innerJoin(applications, eq(applications.id, textingAddressees.applicationId))
    .innerJoin(users, eq(users.id, textingAddressees.personId))
    .where(and(eq(textingAddressees.textingId, textingId), isNull(textingAddressees.problem)))
    .orderBy(asc(textingAddressees.applicationId));

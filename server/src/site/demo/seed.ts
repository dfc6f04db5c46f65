import { eq } from 'drizzle-orm';
import type { FindDefinition } from '#foundation/notifications/public.ts';
import type { Db } from '#kit/context.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { RecruitmentDeps } from '#hiring/recruitments/deps.ts';
import { users } from '#account/users/tables.ts';
import { prepareAccounts } from './accounts.ts';
import { seedHomeContent } from './content/home-content.ts';
import { seedChat } from './content/chat.ts';
import { seedBusiness } from './content/business.ts';
import { seedTraffic } from './traffic.ts';
import { seedBoards } from './content/boards.ts';
import { seedForms } from './content/forms.ts';
import { seedHashTags } from './content/hash-tags.ts';
import { seedManuals } from './content/manuals.ts';
import { seedPolicies } from './content/policies.ts';
import { seedHelp } from './content/help.ts';
import { seedPrompts } from './content/prompts.ts';
import { seedApplications } from './applications.ts';
import { seedInbox } from './inbox.ts';
import { seedInterviews } from './live/interviews.ts';
import { seedLectures } from './live/lectures.ts';
import { seedMeetings } from './live/meetings.ts';
import { seedTextings } from './live/textings.ts';
import { messages } from '#foundation/messages/tables.ts';
import { seedPdfs } from './pdfs.ts';
import { seedRecruitments } from './recruitments.ts';
import { seedSupport } from './support.ts';
import { seedResumes } from './resumes.ts';
import { plainTransaction } from '#kit/transaction.ts';

export interface SeedDeps {
  db: Db;
  passwords: Passwords;
  recruitments: RecruitmentDeps;
  publicUrl: string;
  findDefinition: FindDefinition;
  now: Date;
}

/** Creates the demo in an installation that has no administrator yet: all of it or nothing, once. */
export async function seedDemo(deps: SeedDeps): Promise<void> {
  const { db, passwords, recruitments, publicUrl, findDefinition, now } = deps;
  const known = await db.select({ id: users.id }).from(users).where(eq(users.username, 'admin'));
  if (known.length > 0) return;
  const accounts = await prepareAccounts(passwords, now);
  await plainTransaction(db, async (tx) => {
    const { administratorId, companies, persons } = await accounts.insert(tx);
    await seedBusiness(tx);
    await seedResumes(tx, persons, now);
    const seeded = await seedRecruitments(tx, recruitments, { companies, now });
    await seedApplications(tx, { recruitments: seeded, persons, now });
    await seedMeetings(tx, { recruitments: seeded, persons, now });
    await seedTextings(tx, { recruitments: seeded, publicUrl, now });
    await seedInterviews(tx, { recruitments: seeded, persons, now });
    await seedLectures(tx, { files: recruitments.files, companies, persons, now });
    await seedTraffic(tx, { recruitments: seeded, now });
    await seedSupport(tx, { publicUrl, findDefinition, members: [...companies, ...persons], now });
    await seedInbox(tx, { publicUrl, findDefinition, companies, persons, now });
    await seedPdfs(tx, recruitments.files, { companies, now });
    await seedHelp(tx, recruitments.files, { administratorId, persons, now });
    await seedBoards(tx, recruitments.files, { administratorId, persons, now });
    await seedManuals(tx, recruitments.files, { administratorId, now });
    await seedPolicies(tx, { administratorId, now });
    await seedForms(tx, now);
    await seedPrompts(tx, { administratorId, now });
    await seedChat(tx, { personId: persons[0]?.userId, now });
    await seedHashTags(tx, { administratorId, recruitments: seeded, now });
    await seedHomeContent(tx, { files: recruitments.files, adminId: administratorId, now });
    // The messages about these past events count as sent.
    await tx.update(messages).set({ state: 'SENT', sentAt: messages.createdAt });
  });
}

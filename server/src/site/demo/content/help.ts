import { createFaq } from '#content/faqs/changes.ts';
import { createVoting } from '#content/faqs/vote.ts';
import { createNotice } from '#content/notices/changes.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Db } from '#kit/context.ts';
import { attachmentKinds } from '#platform/files/file-kinds.ts';
import type { SeededPerson } from '../accounts.ts';
import { demoFaqs } from './faqs.data.ts';
import { foreignFaqs } from './foreign-faqs.data.ts';
import { demoNotices } from './help.data.ts';
import { storeSamplePdf } from '../pdfs.ts';
import { asAdministrator, asPerson, at, contextAt } from '../demo-context.ts';

interface HelpInput {
  administratorId: string;
  persons: readonly SeededPerson[];
  now: Date;
}

const htmlOf = (paragraphs: readonly string[]): string =>
  paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');

const dayFormat = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
});

/** Writes the notices and questions of the help centre, and the votes of the demo's people. */
export async function seedHelp(db: Db, files: FileStore, input: HelpInput): Promise<void> {
  await seedNotices(db, files, input);
  await seedFaqs(db, files, input);
}

async function seedNotices(db: Db, files: FileStore, { administratorId, now }: HelpInput) {
  const actor = asAdministrator(administratorId);
  const dayOf = (days: number) => dayFormat.format(at(now, days));
  for (const { subject, paragraphs, writtenOn, isPinned, hasFile, startsOn, isDraft } of demoNotices) {
    const ctx = contextAt(db, actor, at(now, writtenOn));
    const fileIds = hasFile ? [await storeGuide(db, files, { administratorId, now: ctx.now })] : [];
    await createNotice(ctx, files, {
      subject,
      content: htmlOf(paragraphs(dayOf)),
      isPinned: isPinned ?? false,
      isActive: !isDraft,
      startsAt: startsOn === undefined ? null : at(now, startsOn),
      fileIds,
    });
  }
}

async function storeGuide(
  db: Db,
  files: FileStore,
  { administratorId, now }: Pick<HelpInput, 'administratorId' | 'now'>,
): Promise<string> {
  const lines = ['Job consultation 2026', 'Trade Centre, 3rd floor', '10:00 - 17:00', 'Bring your resume'];
  const { id } = await storeSamplePdf({ db, now }, files, {
    lines,
    name: '채용 상담회 참가 안내문.pdf',
    plan: { type: null, ownerId: administratorId, kinds: attachmentKinds, isPublic: false },
  });
  return id;
}

const FAQS_WRITTEN_ON = -50;
const VOTED_ON = -3;

async function seedFaqs(db: Db, files: FileStore, { administratorId, persons, now }: HelpInput) {
  const castVote = createVoting([]);
  const ctx = contextAt(db, asAdministrator(administratorId), at(now, FAQS_WRITTEN_ON));
  for (const { category, question, paragraphs, helped, reasons = [] } of [...demoFaqs, ...foreignFaqs]) {
    const row = await createFaq(ctx, files, { category, question, answer: htmlOf(paragraphs) });
    const votes = [
      ...reasons.map((reason) => ({ isHelpful: false, reason })),
      ...Array.from({ length: helped }, () => ({ isHelpful: true })),
    ];
    for (const [index, { userId, username }] of persons.slice(0, votes.length).entries()) {
      const vote = votes[index];
      const voter = contextAt(db, asPerson(userId, username), at(now, VOTED_ON));
      if (vote) await castVote(voter, row, vote);
    }
  }
}

import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { findRecruitmentWithCompany } from '#hiring/applications/public.ts';
import { applications } from '#hiring/applications/tables.ts';
import type { Db } from '#kit/context.ts';
import { deliverTexting } from '#live/textings/sending/deliver.ts';
import { createDraft } from '#live/textings/drafts.ts';
import { sendTexting } from '#live/textings/sending/send.ts';
import { asCompany, at, contextAt } from '../demo-context.ts';
import type { SeededRecruitment } from '../recruitments.ts';

interface SeedDeps {
  recruitments: readonly SeededRecruitment[];
  publicUrl: string;
  now: Date;
}

const RECEIVED = '[{기업명}] {이름} 님, {공고} 지원서를 잘 받았어요. 검토를 마치면 다시 연락드릴게요.';
const DOCUMENTS = '[{기업명}] {이름} 님, {공고} 전형에 필요한 서류를 더 보내 주세요. 문의: {담당자} {연락처}';

/** Writes texts of the demonstration's company to its applicants, and a draft. */
export async function seedTextings(db: Db, { recruitments, publicUrl, now }: SeedDeps): Promise<void> {
  const [first] = recruitments;
  const recruitment = first && (await findRecruitmentWithCompany(db, first.id, 'none'));
  if (!first || !recruitment) return;
  const { userId, username, companyId } = first.company;
  const applicants = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.recruitmentId, first.id), isNotNull(applications.appliedAt)))
    .orderBy(asc(applications.appliedAt))
    .limit(6);
  const ids = applicants.map(({ id }) => id);
  const shared = { meetingId: null, addresser: {} };
  const sending = (days: number) => contextAt(db, asCompany(userId, username, companyId), at(now, -days));
  for (const [days, message, addressees] of [
    [9, RECEIVED, ids],
    [4, DOCUMENTS, ids.slice(0, 1)],
  ] as const) {
    const ctx = sending(days);
    const { id } = await sendTexting(ctx, { publicUrl }, recruitment, { ...shared, message, addressees });
    await deliverTexting(ctx, { publicUrl }, id);
  }
  const draft = { ...shared, message: DOCUMENTS, addressees: ids.slice(1, 3) };
  await createDraft(sending(1), recruitment, draft);
}

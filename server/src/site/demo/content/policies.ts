import { eq } from 'drizzle-orm';
import { reviseTerms } from '#account/terms/changes.ts';
import { terms } from '#account/terms/tables.ts';
import type { Db } from '#kit/context.ts';
import { addDays, seoulDay } from '#kit/dates.ts';
import { asAdministrator, at, contextAt } from '../demo-context.ts';

const WRITTEN_ON = -2;
/** After the seven days for which a change must be announced. */
const IN_FORCE_IN_DAYS = 14;

const changes = [
  [
    '매칭 행사와 상담: 참가 신청 내용, 상담 일정, 상담 기록',
    '매칭 행사와 상담: 참가 신청 내용, 상담 일정, 상담 기록, 통역이 필요한 언어',
  ],
  ['접속 기록은 3개월 동안', '접속 기록은 3개월, 상담 기록은 1년 동안'],
] as const;

const dayFormat = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'long' });

/** Plans the next version of the privacy policy, which is announced before it is in force. */
export async function seedPolicies(db: Db, input: { administratorId: string; now: Date }): Promise<void> {
  const ctx = contextAt(db, asAdministrator(input.administratorId), at(input.now, WRITTEN_ON));
  const [row] = await db.select().from(terms).where(eq(terms.code, 'privacy'));
  if (!row) return;
  const inForce = at(input.now, IN_FORCE_IN_DAYS);
  const since = /\d{4}년 \d{1,2}월 \d{1,2}일부터 적용합니다/;
  const content = changes
    .reduce((text, [before, after]) => text.replace(before, after), row.content)
    .replace(since, `${dayFormat.format(inForce)}부터 적용합니다`);
  await reviseTerms(ctx, row, {
    content,
    effectiveOn: addDays(seoulDay(input.now), IN_FORCE_IN_DAYS),
    note: '상담을 준비하려고 통역이 필요한 언어를 받고, 상담 기록의 보관 기간을 밝혔어요.',
  });
}

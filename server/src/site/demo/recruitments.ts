import { eq } from 'drizzle-orm';
import type { RecruitmentDraft } from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { Db } from '#kit/context.ts';
import { addDays, addSeconds, seoulDay, startOfSeoulDay, toIso } from '#kit/dates.ts';
import { createRecruitment } from '#hiring/recruitments/editing/create.ts';
import type { RecruitmentDeps } from '#hiring/recruitments/deps.ts';
import { recruitments, type RecruitmentRow } from '#hiring/recruitments/tables.ts';
import type { SeededCompany } from './accounts.ts';
import { asCompany, at, contextAt } from './demo-context.ts';
import { demoPositions, type DemoPosition } from './positions.data.ts';

const RECRUITMENTS = 80;

/** The state of a recruitment in the demo, derived from its number. */
type RecruitmentKind = 'today' | 'soon' | 'open' | 'always' | 'finished' | 'canceled' | 'hidden' | 'draft';
const KINDS: readonly RecruitmentKind[] = [
  'open',
  'soon',
  'open',
  'today',
  'open',
  'always',
  'soon',
  'finished',
  'open',
  'open',
  'soon',
  'open',
  'finished',
  'open',
  'always',
  'soon',
  'open',
  'hidden',
  'open',
  'draft',
  'open',
  'soon',
  'finished',
  'open',
  'today',
  'open',
  'canceled',
  'open',
  'soon',
  'open',
];

export interface SeededRecruitment extends RecruitmentRow {
  kind: RecruitmentKind;
  company: SeededCompany;
}

const items = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

const contentOf = (position: DemoPosition, { introduction }: SeededCompany) =>
  [
    `<h3>우리는 이런 팀이에요</h3><p>${introduction}</p>`,
    `<h3>함께할 일</h3>${items(position.duties)}`,
    `<h3>이런 분이면 더 좋아요</h3>${items(position.wishes)}`,
    '<h3>일하는 조건</h3><p>주 5일, 오전 9시 30분부터 오후 6시 30분까지 일해요. 한 달에 두 번은 집에서 일할 수 있어요.</p>',
    '<h3>전형 순서</h3><p>서류 검토 → 화상 면접 → 최종 합격. 서류 결과는 한 주 안에 알려 드려요.</p>',
  ].join('');

/** The last minute of a day in Seoul, as companies set the end of a recruitment. */
const lastMinuteOf = (day: string): Date => addSeconds(startOfSeoulDay(day, 1), -60);

function endOf(kind: RecruitmentKind, n: number, now: Date): Date | null {
  const endsIn: Record<RecruitmentKind, number> = {
    today: 0,
    soon: 1 + (n % 3),
    open: 6 + (n % 25),
    always: 0,
    finished: -2 - (n % 14),
    canceled: 10,
    hidden: 12,
    draft: 20,
  };
  return kind === 'always' ? null : lastMinuteOf(addDays(seoulDay(now), endsIn[kind]));
}

function draftOf(
  position: DemoPosition,
  company: SeededCompany,
  input: { kind: RecruitmentKind; n: number; now: Date },
): RecruitmentDraft {
  const { kind, n, now } = input;
  const [type, min, max] = position.wage;
  const isAbroad = n % 17 === 16;
  return {
    subject:
      n < demoPositions.length
        ? position.subject
        : `${position.subject} ${['추가 모집', '상반기', '함께할 분'][n % 3]}`,
    summary: position.summary,
    content: contentOf(position, company),
    application: {
      startsAt: at(now, kind === 'finished' ? -31 : -5 - (n % 12)).toISOString(),
      endsAt: toIso(endOf(kind, n, now)),
      isOpenHiring: kind === 'always',
      closesOnHiring: n % 9 === 0,
    },
    employment: {
      types: [...position.types],
      wage: { type, value__min: min, value__max: max }, // wire spelling
      place: isAbroad
        ? { isAbroad, address2: '베트남 호찌민시 1군 응우옌후에 거리 22' }
        : { isAbroad, postcode: company.postcode, address1: company.address1, address2: company.address2 },
    },
    qualification: {
      educationLevel: { items: [...position.education], isIrrelevant: position.education.length === 0 },
      workExperience: { items: [...position.careers], years: position.years, isIrrelevant: false },
      age: { isIrrelevant: true },
      gender: { isIrrelevant: true },
    },
    recruiter: {
      name: '채용 담당자',
      phone: company.phone,
      email: company.email,
      hidesPhone: n % 3 === 0,
      hidesEmail: false,
    },
    questions: position.questions.map((question) => ({
      type: 'DESCRIPTIVE' as const,
      question,
      choices: [],
      isRequired: true,
    })),
  };
}

/**
 * The first recruitment has the most applicants and is the newest of its company, opened days ago; others are
 * from today.
 */
function daysAgo({ n, kind, isOwn }: { n: number; kind: RecruitmentKind; isOwn: boolean }): number {
  if (kind === 'finished') return 30;
  if (n === 0) return 3;
  return isOwn ? 4 + (n % 8) : n % 12;
}

/** Eighty recruitments of every state, the newest today. */
export async function seedRecruitments(
  db: Db,
  deps: RecruitmentDeps,
  input: { companies: readonly SeededCompany[]; now: Date },
): Promise<SeededRecruitment[]> {
  const { now } = input;
  const approved = input.companies.filter(({ waits }) => waits === undefined);
  const seeded: SeededRecruitment[] = [];
  for (let n = 0; n < RECRUITMENTS; n++) {
    const company = pick(approved, n);
    const fitting = demoPositions.filter(({ fields }) => fields.includes(company.field));
    const position = pick(fitting, Math.floor(n / approved.length));
    const kind = pick(KINDS, n * 7 + Math.floor(n / approved.length));
    const publishedAt = at(now, -daysAgo({ n, kind, isOwn: company === approved[0] }), -(n % 7) - 1);
    const ctx = contextAt(db, asCompany(company.userId, company.username, company.companyId), publishedAt);
    const id = await createRecruitment(ctx, deps, {
      draft: draftOf(position, company, { kind, n, now }),
      isPublished: kind !== 'draft',
    });
    seeded.push({ ...(await settle(db, id, { kind, n, now })), kind, company });
  }
  return seeded;
}

/** Its later state, and how often it was viewed. */
async function settle(
  db: Db,
  id: string,
  { kind, n, now }: { kind: RecruitmentKind; n: number; now: Date },
): Promise<RecruitmentRow> {
  const hits = kind === 'draft' ? 0 : 40 + ((n * 137) % 2900);
  const outcome = {
    finished: {
      state: 'FINISHED' as const,
      closedAt: endOf(kind, n, now),
      closedReason: 'DEADLINE' as const,
    },
    canceled: { state: 'CANCELED' as const, closedAt: at(now, 0, -1) },
    hidden: { state: 'NO_SHOWN' as const },
  };
  const closed = kind in outcome ? outcome[kind as keyof typeof outcome] : {};
  const [row] = await db
    .update(recruitments)
    .set({ hits, ...closed })
    .where(eq(recruitments.id, id))
    .returning();
  if (!row) throw new Error('a recruitment of the demo is missing');
  return row;
}

export function pick<T>(all: readonly T[], n: number): T {
  const found = all[n % all.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

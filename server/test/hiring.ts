import { resumes } from '@ieum/contract/hiring/resumes/endpoints.ts';
import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import type { TestActor, World } from './world.ts';
import { addSeconds } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { one } from '#kit/db/rows.ts';
import {
  recruitments,
  recruitmentContents,
  type Question,
  type RecruitmentRow,
} from '#hiring/recruitments/tables.ts';

export const DAY = 24 * 60 * 60;

/** A question of a recruitment. */
export const aQuestion = (input: Partial<Question> = {}): Question => ({
  id: newId(),
  type: 'DESCRIPTIVE',
  question: '해외 거래처를 새로 개발한 경험을 알려 주세요',
  choices: [],
  isRequired: true,
  ...input,
});

/** The row of a recruitment that accepts applications for three more days, inserted without a call. */
export async function aRecruitmentRow(
  world: World,
  owner: TestActor,
  input: Partial<typeof recruitments.$inferInsert> = {},
): Promise<RecruitmentRow> {
  const now = world.clock.now();
  const values = {
    companyId: owner.company?.id ?? '',
    state: 'ON_GOING' as const,
    subject: '북미 해외영업 매니저 (B2B 부품)',
    startsAt: addSeconds(now, -DAY),
    endsAt: addSeconds(now, 3 * DAY),
    publishedAt: addSeconds(now, -DAY),
    ...input,
  };
  const row = one(await world.db.insert(recruitments).values(values).returning());
  await world.db
    .insert(recruitmentContents)
    .values({ recruitmentId: row.id, content: '<p>북미 거래처를 맡아요.</p>', sanitiserVersion: 1 });
  return row;
}

/** A person whose resume is complete enough to apply with. */
export async function aPersonWithResume(world: World): Promise<TestActor> {
  const person = await world.aPerson();
  const education = {
    institutionType: 'UNIVERSITY',
    institutionName: '한결대학교',
    attendingStatus: 'GRADUATED',
  } as const;
  await world.api(person, resumes).save({ body: { education } });
  return person;
}

export const applicationUrl = (recruitmentId: string) => `/api/v1/recruitments/${recruitmentId}/application`;

/** Creates a draft and submits it; returns the application as its applicant sees it. */
export async function apply(world: World, person: TestActor, recruitmentId: string) {
  await world.api(person, applications).open({ params: { _recruitment: recruitmentId }, body: {} });
  const answer = await world.answers(person, applications).apply({ params: { _recruitment: recruitmentId } });
  if (answer.statusCode !== 200) throw new Error(`applying failed: ${answer.body}`);
  return answer.json().application as { _id: string } & Record<string, unknown>;
}

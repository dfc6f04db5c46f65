import type { RecruitmentDraft } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { companyRecruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import type { TestActor, World } from './world.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A recruitment with every group filled, which may be published as it is. */
export const aDraft = (now: Date, input: RecruitmentDraft = {}): RecruitmentDraft => ({
  subject: '북미 해외영업 매니저',
  summary: '부품 수출을 함께 키울 분',
  content: '<h2>모집개요</h2><p>북미 거래처를 맡아요.</p>',
  application: {
    startsAt: new Date(now.getTime() - DAY).toISOString(),
    endsAt: new Date(now.getTime() + 10 * DAY).toISOString(),
    isOpenHiring: false,
    closesOnHiring: false,
  },
  employment: {
    startsAt: '2030-01-02',
    endsAt: null,
    types: ['REGULAR'],
    wage: { type: 'YEARLY', value__min: 36_000_000, value__max: 48_000_000 },
    place: { isAbroad: false, postcode: '06164', address1: '서울 강남구 영동대로 513', address2: '3층' },
  },
  qualification: {
    educationLevel: { items: ['UNIVERSITY'], includesToBe: true, isIrrelevant: false },
    workExperience: { items: ['EXPERIENCED'], years: 3, months: 0, isIrrelevant: false },
    age: { value__min: null, value__max: null, isIrrelevant: true },
    gender: { value: null, isIrrelevant: true },
  },
  recruiter: {
    name: '김담당',
    phone: '02-1234-5678',
    email: 'hr@example.com',
    hidesPhone: false,
    hidesEmail: false,
  },
  ...input,
});

/** Publishes a recruitment by a call and returns its id. */
export async function aRecruitment(
  world: World,
  company: TestActor,
  input: RecruitmentDraft = {},
): Promise<string> {
  const body = { ...aDraft(world.clock.now(), input), state: 'ON_GOING' as const };
  const response = await world.answers(company, companyRecruitments).create({ body });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().recruitment._id;
}

let words = 0;
/** A word of Hangul syllables that no other recruitment of this run has. */
export function aWord(length = 5): string {
  words += 1;
  const seed = process.pid * 131 + words * 7919;
  return Array.from({ length }, (_, i) =>
    String.fromCodePoint(0xac00 + ((seed * (i + 3) + i * 977) % 11_172)),
  ).join('');
}

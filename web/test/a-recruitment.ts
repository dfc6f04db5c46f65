import type { Recruitment, RecruitmentCard } from '@ieum/contract/hiring/recruitments/schemas.ts';

/** A card of an open recruitment, with a test's changes. */
export const aCard = (input: Partial<RecruitmentCard> = {}): RecruitmentCard => ({
  _id: 'r1',
  _company: 'c1',
  state: 'ON_GOING',
  subject: '북미 해외영업 매니저',
  company: { _id: 'c1', name: '한빛정밀', logo: null },
  application: {
    startsAt: '2030-01-01T15:00:00Z',
    endsAt: '2030-01-04T14:59:59Z',
    isOpenHiring: false,
    closesOnHiring: false,
  },
  employment: {
    types: ['REGULAR'],
    typesTexts: ['정규직'],
    wage: { type: 'YEARLY', value__min: 42_000_000, value__max: 55_000_000 },
    place: { isAbroad: false, address1: '서울특별시 강남구 테헤란로 1' },
  },
  regions: ['서울'],
  qualification: { workExperience: { items: ['EXPERIENCED'], years: 3, months: null, isIrrelevant: false } },
  daysLeft: -3,
  hitCounts: 12,
  isLiked: false,
  _like: null,
  createdAt: '2030-01-01T00:00:00Z',
  ...input,
});

/** A complete recruitment, with a test's changes. */
export const aRecruitment = (input: Partial<Recruitment> = {}): Recruitment => {
  const card = aCard();
  return {
    ...card,
    summary: '북미 고객을 맡아요',
    content: '<p>이런 일을 해요</p>',
    employment: {
      ...card.employment,
      startsAt: '2030-02-01',
      endsAt: null,
      place: {
        isAbroad: false,
        postcode: '06164',
        address1: '서울특별시 강남구 테헤란로 1',
        address2: '7층',
      },
    },
    qualification: {
      ...card.qualification,
      educationLevel: { items: [], includesToBe: false, isIrrelevant: true },
      age: { value__min: null, value__max: null, isIrrelevant: true },
      gender: { value: null, isIrrelevant: true },
    },
    recruiter: {
      name: '서도현',
      phone: null,
      email: 'recruit@hanbit.example',
      hidesPhone: true,
      hidesEmail: false,
    },
    questions: [],
    attachments: [],
    _hashTags: [],
    hashTags: [],
    source: null,
    closedAt: null,
    closedReason: null,
    updatedAt: '2030-01-01T00:00:00Z',
    isOpen: true,
    ...input,
  };
};

import type { RecruitmentForm } from './schemas.ts';

/** A recruitment of which nothing is answered yet. */
export const emptyRecruitmentForm = (content: string): RecruitmentForm => ({
  subject: '',
  summary: '',
  content,
  application: { startsAt: null, endsAt: null, isOpenHiring: false, closesOnHiring: false },
  employment: {
    startsAt: null,
    endsAt: null,
    types: [],
    wage: { type: null, value__min: null, value__max: null },
    place: { isAbroad: false, postcode: '', address1: '', address2: '' },
  },
  qualification: {
    educationLevel: { items: [], includesToBe: false, isIrrelevant: false },
    workExperience: { items: [], years: null, months: null, isIrrelevant: false },
    age: { value__min: null, value__max: null, isIrrelevant: false },
    gender: { value: null, isIrrelevant: false },
  },
  recruiter: { name: '', phone: '', email: '', hidesPhone: false, hidesEmail: false },
  _hashTags: [],
});

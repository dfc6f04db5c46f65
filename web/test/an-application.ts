import type { Answer, OwnApplication } from '@ieum/contract/hiring/applications/schemas.ts';
import { aResume } from './a-resume.ts';

/** A question of each kind; the short one is optional. */
export const questions: Answer[] = [
  {
    _question: 'q1',
    type: 'DESCRIPTIVE',
    question: '해외 거래처를 새로 개발한 경험을 알려 주세요',
    choices: [],
    isRequired: true,
    response: '',
  },
  {
    _question: 'q2',
    type: 'MULTIPLE_CHOICE',
    question: '북미 출장이 가능한가요?',
    choices: ['네, 갈 수 있어요', '출장은 어려워요'],
    isRequired: true,
    response: '',
  },
  {
    _question: 'q3',
    type: 'SHORT_ANSWER',
    question: '희망 연봉을 알려 주세요',
    choices: [],
    isRequired: false,
    response: '',
  },
];

/** A draft for an open recruitment; given parts replace its own. */
export function anApplication(change: Partial<OwnApplication> = {}): OwnApplication {
  return {
    _id: 'application-1',
    _recruitment: 'recruitment-1',
    _company: 'company-1',
    company: { _id: 'company-1', name: '한빛정밀', logo: null },
    recruitment: {
      _id: 'recruitment-1',
      subject: '북미 해외영업 매니저',
      state: 'ON_GOING',
      application: { startsAt: null, endsAt: '2026-11-23T14:59:00.000Z', isOpenHiring: false },
      daysLeft: -3,
      isOpen: true,
    },
    status: 'ON_WRITING',
    writingStep: 'RESUME',
    progress: null,
    progressAt: { applied: null, viewed: null, reviewing: null, meeting: null, accepted: null, closed: null },
    questionsCount: questions.length,
    unansweredCount: 2,
    canRevoke: false,
    isCertified: false,
    appliedAt: null,
    revokedAt: null,
    recruitedAt: null,
    createdAt: '2026-11-18T01:00:00.000Z',
    updatedAt: '2026-11-18T01:00:00.000Z',
    resume: aResume(),
    hasOwnResume: false,
    questions,
    _records: [],
    certification: { employmentType: null, jobDescription: '', jobDurationsAt: [null, null] },
    ...change,
  };
}

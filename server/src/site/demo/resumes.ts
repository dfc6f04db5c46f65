import { withParticle } from '@ieum/contract/common/particles.ts';
import type { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import type { Db } from '#kit/context.ts';
import { resumes } from '#hiring/resumes/tables.ts';
import type { SeededPerson } from './accounts.ts';
import { at } from './demo-context.ts';

const LANGUAGES = [
  [],
  [{ type: 'ENGLISH' as const, name: '토익', score: 875 }],
  [{ type: 'JAPANESE' as const, name: 'JLPT N1', score: 150 }],
  [{ type: 'CHINESE' as const, name: 'HSK 5급', score: 240 }],
];

/** Two people in sixty have only started theirs, so that unfinished resumes are shown too. */
const isUnfinished = (index: number) => index % 30 === 29;

const levelOf = (school: string) => {
  if (school.endsWith('고등학교')) return 'HIGHSCHOOL' as const;
  return school.endsWith('전문대학') ? ('COLLEGE' as const) : ('UNIVERSITY' as const);
};

function contentOf(person: SeededPerson, now: Date): ResumeContent {
  const day = (years: number, month = 3) =>
    `${now.getFullYear() - years}-${String(month).padStart(2, '0')}-02`;
  const studiedUntil = person.isExperienced ? person.years + 1 : 1;
  return {
    name: `${person.name}의 이력서`,
    personalInformation: {
      name: person.name,
      phone: person.phone,
      email: person.email,
      gender: person.gender,
      bornAt: `${person.bornAt.slice(0, 4)}-${person.bornAt.slice(4, 6)}-${person.bornAt.slice(6)}`,
      residence: { postcode: '03925', address1: person.address1, address2: '' },
    },
    education: {
      institutionType: levelOf(person.school),
      institutionName: person.school,
      institutionDist: person.school.endsWith('고등학교') ? '' : person.major,
      attendingStatus: 'GRADUATED',
      attendingStartsAt: day(studiedUntil + 4),
      attendingEndsAt: day(studiedUntil, 2),
      otherEducations: [],
    },
    workExperience: {
      type: person.isExperienced ? 'EXPERIENCED' : 'NEW_RECRUIT',
      span: { years: person.isExperienced ? person.years : 0, months: person.isExperienced ? 6 : 0 },
      list: person.isExperienced
        ? [
            {
              type: 'REGULAR',
              companyName: person.workplace,
              position: person.duty,
              description: '거래처와 일정을 챙기고, 분기마다 업무를 정리해 다음 계획에 반영했어요.',
              duration: { startsAt: day(person.years, 5), endsAt: null },
            },
          ]
        : [],
    },
    languages: LANGUAGES[person.language] ?? [],
    officeSkills: [
      { type: 'MS_EXCL', name: '', score: 4 },
      { type: 'HAN_GUL', name: '', score: 3 },
    ],
    certifications: [{ name: person.certificate, desc: '', issuer: '한국산업인력공단', issuedAt: day(2, 9) }],
    coverLetter: {
      subject: '사람과 일정을 함께 챙기는 사람입니다',
      content: `${withParticle(person.duty, '으로/로')} 일하며 약속한 날짜를 지키는 일이 신뢰의 시작이라는 것을 배웠습니다.\n\n작은 문의에도 하루 안에 답하고, 숫자로 정리해 다음 사람이 이어 갈 수 있게 남겨 왔습니다. 이곳에서도 같은 마음으로 일하겠습니다.`,
    },
  };
}

/** Everybody's resume. */
export async function seedResumes(db: Db, persons: readonly SeededPerson[], now: Date): Promise<void> {
  const written = persons.filter((_, index) => !isUnfinished(index));
  await db.insert(resumes).values(
    written.map((person, i) => ({
      userId: person.userId,
      content: contentOf(person, now),
      version: 1,
      createdAt: at(now, -195 + i * 2),
      updatedAt: at(now, -40 + (i % 30)),
    })),
  );
}

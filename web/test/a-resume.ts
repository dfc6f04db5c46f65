import { resumeSections, type ResumeSection } from '@ieum/contract/hiring/resumes/enums.ts';
import type { Resume } from '@ieum/contract/hiring/resumes/schemas.ts';

const sections = Object.keys(resumeSections) as ResumeSection[];

/** A saved resume with name and contacts only; given parts replace its own. */
export function aResume(change: Partial<Resume> = {}, filled: readonly ResumeSection[] = []): Resume {
  const weightOf = (section: ResumeSection) => resumeSections[section];
  return {
    _id: 'resume-1',
    version: 1,
    updatedAt: '2026-11-20T05:03:00.000Z',
    name: '',
    _profile: null,
    profile: null,
    careerMonths: 0,
    personalInformation: {
      name: '윤지호',
      phone: '01012345678',
      email: 'jiho@ieum.example',
      gender: 'MALE',
      bornAt: '1994-04-12',
      residence: { postcode: '04780', address1: '서울 성동구 왕십리로 1', address2: '' },
    },
    education: {
      institutionType: null,
      institutionName: '',
      institutionDist: '',
      attendingStatus: null,
      attendingStartsAt: null,
      attendingEndsAt: null,
      otherEducations: [],
    },
    workExperience: { type: null, span: { years: 0, months: 0 }, list: [] },
    languages: [],
    officeSkills: [],
    certifications: [],
    coverLetter: { subject: '', content: '' },
    completeness: {
      percent: filled.reduce((sum, section) => sum + weightOf(section), 0),
      missing: sections.filter((section) => !filled.includes(section)),
      sections: sections.map((section) => ({
        section,
        weight: weightOf(section),
        isComplete: filled.includes(section),
      })),
    },
    ...change,
  };
}

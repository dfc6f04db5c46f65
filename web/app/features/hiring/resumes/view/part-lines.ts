import type { Resume, ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { dayNumbers, employmentText, schoolText } from '../texts.ts';
import { labels } from '../labels.ts';
import { joined, phoneText } from '@ieum/contract/common/text-formats.ts';
import { editorCopy as copy } from '../editor/editor-copy.ts';
import type { PartValue, ResumePart } from '../parts.ts';

type Lines = { [P in keyof ResumeContent]: (value: ResumeContent[P]) => (string | null | false)[] };

const linesOf: Lines = {
  name: (name) => [name],
  personalInformation: ({ name, phone, email, gender, bornAt, residence }) => [
    joined(name, gender && labels.gender[gender], bornAt && dayNumbers(bornAt)),
    phoneText(phone),
    email,
    [residence.postcode, residence.address1, residence.address2].filter(Boolean).join(' '),
  ],
  education: ({ otherEducations, ...last }) =>
    [last, ...otherEducations].map((school) =>
      joined(school.institutionName, school.institutionDist, schoolText(school)),
    ),
  workExperience: ({ type, list }) => [
    type && labels.career[type],
    ...list.flatMap((job) => [joined(job.companyName, job.position, employmentText(job)), job.description]),
  ],
  languages: (list) =>
    list.map(({ type, name, score }) => joined(labels.language[type], name, score > 0 && String(score))),
  officeSkills: (list) =>
    list.map(({ type, name, score }) =>
      joined(name || labels.skill[type], labels.skillSteps[Math.min(5, Math.round(score))]),
    ),
  certifications: (list) =>
    list.flatMap(({ name, issuer, issuedAt, desc }) => [
      joined(name, issuer, issuedAt && dayNumbers(issuedAt)),
      desc,
    ]),
  coverLetter: ({ subject, content }) => [subject, content],
};

/** The content of a part as lines for visual comparison. */
export function partLines(part: ResumePart, value: PartValue): string[] {
  if (part === 'profile') return value === null ? [] : [copy.aPhoto];
  const write = linesOf[part] as (value: Resume[keyof ResumeContent]) => (string | null | false)[];
  return write(value as Resume[keyof ResumeContent]).filter(
    (line) => typeof line === 'string' && line !== '',
  ) as string[];
}

/** The name of a part. */
export function partName(part: ResumePart): string {
  if (part === 'name') return copy.partNames.name;
  return part === 'profile' ? copy.partNames.profile : labels.sections[part];
}

import { resumeSections, type ResumeSection } from '@ieum/contract/hiring/resumes/enums.ts';
import { joined } from '@ieum/contract/common/text-formats.ts';
import { editorCopy } from '../editor/editor-copy.ts';
import { labels } from '../labels.ts';
import { sectionCopy as copy } from '../sections/section-copy.ts';

/** The labels of the fields by their paths, with `0` for the index in a list. */
const fieldNames: Readonly<Record<string, string>> = {
  name: copy.resumeName,
  _profile: editorCopy.partNames.profile,
  'personalInformation.name': copy.name,
  'personalInformation.phone': copy.phone,
  'personalInformation.email': copy.email,
  'personalInformation.bornAt': copy.bornAt,
  'personalInformation.residence.postcode': copy.postcode,
  'personalInformation.residence.address1': copy.address1,
  'personalInformation.residence.address2': copy.address2,
  'education.institutionName': copy.school,
  'education.institutionDist': copy.district,
  'education.attendingStartsAt': copy.enteredAt,
  'education.attendingEndsAt': copy.leftAt,
  'workExperience.span.years': copy.spanYears,
  'workExperience.span.months': copy.spanMonths,
  'workExperience.list.0.companyName': copy.company,
  'workExperience.list.0.position': copy.position,
  'workExperience.list.0.description': copy.duties,
  'workExperience.list.0.duration.startsAt': copy.joinedAt,
  'workExperience.list.0.duration.endsAt': copy.resignedAt,
  'languages.0.name': copy.test,
  'languages.0.score': copy.score,
  'officeSkills.0.name': copy.skillName,
  'certifications.0.name': copy.certificate,
  'certifications.0.issuer': copy.issuer,
  'certifications.0.issuedAt': copy.issuedAt,
  'certifications.0.desc': copy.description,
  'coverLetter.subject': copy.letterSubject,
  'coverLetter.content': copy.letter,
};

const isSection = (name: string | undefined): name is ResumeSection =>
  name !== undefined && name in resumeSections;

/** The section that shows a field. */
export function sectionOf(path: string): ResumeSection {
  const [first] = path.split('.');
  return isSection(first) ? first : 'personalInformation';
}

/**
 * The entry of its list that a field belongs to, counted as on the screen: further schools come after the
 * last one.
 */
function placeOf(path: string): number | undefined {
  const index = /\.(\d+)(\.|$)/.exec(path)?.[1];
  if (index !== undefined) return Number(index) + (path.startsWith('education.') ? 2 : 1);
  return /^education\.(attending|institution)/.test(path) ? 1 : undefined;
}

/** The label of the field: `경력 2 · 퇴사`. */
export function fieldNameOf(path: string): string {
  const field =
    fieldNames[
      path.replace('otherEducations.', '').replace(/\.\d+/, '.0').replace('education.0', 'education')
    ];
  const [first] = path.split('.');
  if (!isSection(first)) return field ?? path;
  return joined([labels.sections[first], placeOf(path)].filter(Boolean).join(' '), field);
}

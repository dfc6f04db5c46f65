import {
  Career,
  EducationLevel,
  EmploymentType,
  PayType,
  recruitmentBounds,
} from '@ieum/contract/hiring/recruitments/enums.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import { facetsOf } from '../search/facets.ts';
import { regionOf } from '../search/regions.ts';
import { contentOf } from './alio-content.ts';
import type { AlioRow } from './alio-row.ts';

export const SOURCE_NAME = '잡알리오';

/** Prefixes of the source's names, the longer ones first. */
const employmentTypes: [string, EmploymentType][] = [
  ['정규직', EmploymentType.Regular],
  ['무기계약직', EmploymentType.Regular],
  ['비정규직', EmploymentType.Contract],
  ['계약직', EmploymentType.Contract],
  ['청년인턴', EmploymentType.Internship],
];
const educationLevels = new Map<string, EducationLevel>([
  ['고졸', EducationLevel.HighSchool],
  ['대졸(2~3년)', EducationLevel.College],
  ['대졸(4년)', EducationLevel.University],
  ['석사', EducationLevel.Master],
  ['박사', EducationLevel.Doctor],
]);

/**
 * The result of mapping a row: the columns and the text of its recruitment, its dates shifted by whole days.
 */
export function mapAlioRow(row: AlioRow, shiftDays: number) {
  const places = row.workRgnNmLst.filter((name) => name !== '해외');
  const columns = {
    subject: cut(row.recrutPbancTtl, recruitmentBounds.subject),
    summary: cut(summaryOf(row), recruitmentBounds.summary),
    startsAt: startOfSeoulDay(row.pbancBgngYmd, shiftDays),
    endsAt: lastSecondOf(row.pbancEndYmd, shiftDays),
    types: typesOf(row),
    wageType: PayType.SeePage,
    isAbroad: places.length === 0 && row.workRgnNmLst.length > 0,
    address1: '',
    regions: unique(places.map(regionOf)),
    isEducationIrrelevant: row.acbgCondNmLst.includes('학력무관'),
    educationLevels: unique(row.acbgCondNmLst.map((name) => educationLevels.get(name))),
    careers: careersOf(row.recrutSeNm),
    careerYears: null,
    isCareerIrrelevant: false,
    isAgeIrrelevant: true,
    isGenderIrrelevant: true,
    recruiterName: cut(row.instNm, recruitmentBounds.name),
    sourceUrl: isWebAddress(row.srcUrl) ? row.srcUrl : null,
  };
  return {
    columns: { ...columns, facets: facetsOf(columns) },
    content: contentOf(row),
    companyName: row.instNm,
  };
}
export type Mapped = ReturnType<typeof mapAlioRow>;

/** Only a web address may be linked; anything else is reported and the recruitment shows its text. */
export const isWebAddress = (url: string): boolean =>
  URL.canParse(url) && /^https?:\/\//i.test(url) && url.length <= 2000;

const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1)}…` : text);
const lastSecondOf = (day: string, shiftDays: number) =>
  new Date(startOfSeoulDay(day, shiftDays + 1).getTime() - 1000);
const unique = <T>(values: readonly (T | undefined)[]): T[] =>
  [...new Set(values.filter((value) => value !== undefined))] as T[];

function typesOf({ hireTypeNmLst, recrutSeNm }: AlioRow): EmploymentType[] {
  const types = hireTypeNmLst.map(
    (name) => employmentTypes.find(([start]) => name.startsWith(start))?.[1] ?? EmploymentType.Others,
  );
  const isForForeigners = recrutSeNm.startsWith('외국인');
  return unique([...types, isForForeigners ? EmploymentType.Foreigner : undefined]);
}

const careersOf = (name: string): Career[] => [
  ...(name.includes('신입') ? [Career.NewRecruit] : []),
  ...(name.includes('경력') ? [Career.Experienced] : []),
];

const summaryOf = ({ instNm, hireTypeNmLst, workRgnNmLst, recrutNope }: AlioRow) =>
  [instNm, hireTypeNmLst.join(', '), workRgnNmLst.join(', '), recrutNope ? `${recrutNope}명` : '']
    .filter(Boolean)
    .join(' · ');

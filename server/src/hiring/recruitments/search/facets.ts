import { Career, EducationLevel } from '@ieum/contract/hiring/recruitments/enums.ts';
import { placesOf } from './regions.ts';
import type { RecruitmentRow } from '../tables.ts';

/** The columns that the filters use. */
export type Filterable = Pick<
  RecruitmentRow,
  | 'types'
  | 'regions'
  | 'address1'
  | 'isAbroad'
  | 'careers'
  | 'careerYears'
  | 'isCareerIrrelevant'
  | 'educationLevels'
  | 'isEducationIrrelevant'
  | 'wageType'
>;

/** The token of a filter's value. */
export const facet = {
  type: (value: string) => `type:${value}`,
  region: (value: string) => `region:${value}`,
  career: (value: string) => `career:${value}`,
  years: (value: number) => `years:${value}`,
  education: (value: string) => `education:${value}`,
  wage: (value: string) => `wage:${value}`,
  abroad: (value: boolean) => `abroad:${value}`,
};

/** All filter values of a recruitment as tokens; a missing requirement matches every value. */
export function facetsOf(row: Filterable): string[] {
  const place = row.isAbroad ? undefined : placesOf(row.address1);
  const careers = row.isCareerIrrelevant || row.careers.length === 0 ? Object.values(Career) : row.careers;
  const levels =
    row.isEducationIrrelevant || row.educationLevels.length === 0
      ? Object.values(EducationLevel)
      : row.educationLevels;
  return [
    ...row.types.map(facet.type),
    ...row.regions.map(facet.region),
    ...(place?.city ? [facet.region(`${place.region}:${place.city}`)] : []),
    ...careers.map(facet.career),
    facet.years(row.isCareerIrrelevant ? 0 : (row.careerYears ?? 0)),
    ...levels.map(facet.education),
    ...(row.wageType ? [facet.wage(row.wageType)] : []),
    facet.abroad(row.isAbroad),
  ];
}

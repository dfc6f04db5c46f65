import { employmentTypeTexts } from '@ieum/contract/hiring/recruitments/employment-type-labels.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import {
  abroadTexts,
  careerTexts,
  educationTexts,
  irrelevantTexts,
  payTypeTexts,
  regionTexts,
} from '@ieum/contract/hiring/recruitments/labels.ts';
import type { RecruitmentRow } from '../tables.ts';

/** The columns whose labels a search matches. */
export type LabelledColumns = Pick<
  RecruitmentRow,
  | 'types'
  | 'regions'
  | 'address1'
  | 'address2'
  | 'isAbroad'
  | 'careers'
  | 'isCareerIrrelevant'
  | 'educationLevels'
  | 'isEducationIrrelevant'
  | 'wageType'
>;

/** A recruitment of which only the texts are known. */
export const unlabelled: LabelledColumns = {
  types: [],
  regions: [],
  address1: '',
  address2: '',
  isAbroad: false,
  careers: [],
  isCareerIrrelevant: false,
  educationLevels: [],
  isEducationIrrelevant: false,
  wageType: null,
};

/**
 * A recruitment's place and tags as people write them: labels in every language, regions by short and
 * official name.
 */
export function labelsOf(recruitment: LabelledColumns): string[] {
  const { types, regions, address1, address2, isAbroad, wageType } = recruitment;
  const known = regionTexts as Record<string, KeyedText | undefined>;
  const messages = [
    ...types.map((type) => employmentTypeTexts[type]),
    ...regions.map((region) => known[region]),
    ...qualificationsOf(recruitment),
    wageType ? payTypeTexts[wageType] : undefined,
    isAbroad ? abroadTexts.abroad : undefined,
  ];
  const texts = messages.flatMap((message) => (message ? Object.values(message.text) : []));
  // Abroad the whole address is public and is stored in one field.
  return [isAbroad ? `${address1} ${address2}`.trim() : address1, ...regions, ...texts];
}

const qualificationsOf = (recruitment: LabelledColumns): (KeyedText | undefined)[] => [
  ...recruitment.careers.map((career) => careerTexts[career]),
  recruitment.isCareerIrrelevant ? irrelevantTexts.career : undefined,
  ...recruitment.educationLevels.map((level) => educationTexts[level]),
  recruitment.isEducationIrrelevant ? irrelevantTexts.education : undefined,
];

import { employmentTypeTexts } from '@ieum/contract/hiring/recruitments/employment-type-labels.ts';
import type { Message } from '@ieum/contract/common/text.ts';
import {
  abroadTexts,
  careerTexts,
  educationTexts,
  irrelevantTexts,
  payTypeTexts,
  regionTexts,
} from '@ieum/contract/hiring/recruitments/labels.ts';
import type { RecruitmentRow } from '../tables.ts';

/** The columns whose labels a search may name. */
export type Labelled = Pick<
  RecruitmentRow,
  | 'types'
  | 'regions'
  | 'address1'
  | 'isAbroad'
  | 'careers'
  | 'isCareerIrrelevant'
  | 'educationLevels'
  | 'isEducationIrrelevant'
  | 'wageType'
>;

/** Of a posting nothing is known but its texts. */
export const unlabelled: Labelled = {
  types: [],
  regions: [],
  address1: '',
  isAbroad: false,
  careers: [],
  isCareerIrrelevant: false,
  educationLevels: [],
  isEducationIrrelevant: false,
  wageType: null,
};

/** A posting's place and tags as people write them: labels in every language, regions by short and official name. */
export function labelsOf(posting: Labelled): string[] {
  const { types, regions, address1, isAbroad, wageType } = posting;
  const known = regionTexts as Record<string, Message | undefined>;
  const messages = [
    ...types.map((type) => employmentTypeTexts[type]),
    ...regions.map((region) => known[region]),
    ...qualificationsOf(posting),
    wageType ? payTypeTexts[wageType] : undefined,
    isAbroad ? abroadTexts.abroad : undefined,
  ];
  const texts = messages.flatMap((message) => (message ? Object.values(message.text) : []));
  return [address1, ...regions, ...texts];
}

const qualificationsOf = (posting: Labelled): (Message | undefined)[] => [
  ...posting.careers.map((career) => careerTexts[career]),
  posting.isCareerIrrelevant ? irrelevantTexts.career : undefined,
  ...posting.educationLevels.map((level) => educationTexts[level]),
  posting.isEducationIrrelevant ? irrelevantTexts.education : undefined,
];

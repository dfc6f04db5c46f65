import { employmentTypeMessages } from '@ieum/contract/hiring/recruitments/employment-type-labels.ts';
import type { Message } from '@ieum/contract/common/text.ts';
import {
  abroadMessages,
  careerMessages,
  educationMessages,
  irrelevantMessages,
  payTypeMessages,
  regionMessages,
} from '@ieum/contract/hiring/recruitments/labels.ts';
import type { RecruitmentRow } from './tables.ts';

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
  const known = regionMessages as Record<string, Message | undefined>;
  const messages = [
    ...types.map((type) => employmentTypeMessages[type]),
    ...regions.map((region) => known[region]),
    ...qualificationsOf(posting),
    wageType ? payTypeMessages[wageType] : undefined,
    isAbroad ? abroadMessages.abroad : undefined,
  ];
  const texts = messages.flatMap((message) => (message ? Object.values(message.text) : []));
  return [address1, ...regions, ...texts];
}

const qualificationsOf = (posting: Labelled): (Message | undefined)[] => [
  ...posting.careers.map((career) => careerMessages[career]),
  posting.isCareerIrrelevant ? irrelevantMessages.career : undefined,
  ...posting.educationLevels.map((level) => educationMessages[level]),
  posting.isEducationIrrelevant ? irrelevantMessages.education : undefined,
];

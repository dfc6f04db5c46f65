import { employmentTypeTexts } from '@ieum/contract/hiring/recruitments/employment-type-labels.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import { resumeLabels } from '@ieum/contract/hiring/resumes/labels.ts';
import { shareKeyTexts } from '@ieum/contract/site/statistics/texts.ts';
import { regionText } from '#features/hiring/recruitments/texts.ts';
import { say } from '#lib/format/copy.ts';

const labels: Readonly<Record<string, KeyedText>> = {
  ...employmentTypeTexts,
  ...resumeLabels.education,
  ...shareKeyTexts,
};

/** The label for a key of a share. */
export const groupNameOf = (key: string): string => (labels[key] ? say(labels[key]) : regionText(key));

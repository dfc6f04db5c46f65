import { employmentTypeMessages } from '@ieum/contract/messages/employment-types.ts';
import type { Message } from '@ieum/contract/messages/message.ts';
import { resumeLabels } from '@ieum/contract/messages/resume-labels.ts';
import { shareKeyMessages } from '@ieum/contract/messages/statistics.ts';
import { regionText } from '#features/recruitments/texts.ts';
import { say } from '#lib/copy.ts';

const labels: Readonly<Record<string, Message>> = {
  ...employmentTypeMessages,
  ...resumeLabels.education,
  ...shareKeyMessages,
};

/** The words for a key of a share. */
export const nameOfKey = (key: string): string => (labels[key] ? say(labels[key]) : regionText(key));

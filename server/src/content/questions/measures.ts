import { sql } from 'drizzle-orm';
import { questionCategoryTexts } from '@ieum/contract/content/questions/category-texts.ts';
import { questionMeasureTexts as m } from '@ieum/contract/content/questions/measure-texts.ts';
import type { Measure, MeasureSplit } from '#kit/measure.ts';
import { questions } from './tables.ts';

const category: MeasureSplit = {
  name: m.category,
  key: sql`${questions.category}`,
  keys: questionCategoryTexts,
};
const state: MeasureSplit = {
  name: m.state,
  key: sql`${questions.state}`,
  keys: { ANSWER_AWAITING: m.ANSWER_AWAITING, ANSWER_COMPLETE: m.ANSWER_COMPLETE },
};

const counted = {
  right: 'support.read',
  unit: m.unit,
  from: sql`${questions}`,
  rows: {
    right: 'support.read',
    id: sql`${questions.id}`,
    name: sql`${questions.subject}`,
    linkTo: (id: string) => `/console/center/questions?id=${id}`,
  },
} as const;

export const questionMeasures: readonly Measure[] = [
  {
    ...counted,
    kind: 'QUESTIONS',
    name: m.asked,
    definition: m.askedDefinition,
    time: { at: sql`${questions.createdAt}` },
    splits: { CATEGORY: category, STATE: state },
  },
  {
    ...counted,
    kind: 'ANSWERS',
    name: m.answered,
    definition: m.answeredDefinition,
    where: sql`${questions.repliedAt} is not null`,
    time: { at: sql`${questions.repliedAt}` },
    splits: { CATEGORY: category },
  },
];

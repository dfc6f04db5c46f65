import { timeSplits } from '@ieum/contract/site/reports/enums.ts';
import { commonTexts as c } from '@ieum/contract/common/texts.ts';
import { mayUse, type Role } from '@ieum/contract/common/rights.ts';
import { readPeriod } from '#site/statistics/public.ts';
import { invalidAt } from '#kit/errors.ts';
import type { Measure } from '#kit/measure.ts';
import type { Question } from './answer.ts';

export type ListMeasures = () => readonly Measure[];

/** The measures that a role may see. */
export const measuresFor = (measures: ListMeasures, role: Role): Measure[] =>
  measures().filter(({ right }) => right === undefined || mayUse(role, right));

/** The measure of a kind that a role may see and has a split; 400 for any other. */
export function findMeasure(
  measures: ListMeasures,
  role: Role,
  { kind, split }: { kind: string; split: string },
): Measure {
  const measure = measuresFor(measures, role).find((one) => one.kind === kind);
  if (!measure) throw invalidAt('kind', c.unknownValue);
  const isKnown = timeSplits.some((one) => one === split) || Object.hasOwn(measure.splits ?? {}, split);
  if (!isKnown) throw invalidAt('split', c.unknownValue);
  return measure;
}

interface ReportQuestion {
  kind: string;
  split: string;
  from?: string | undefined;
  to?: string | undefined;
}

/** The question of a call; 400 where the role cannot ask it. */
export function readQuestion(
  measures: ListMeasures,
  asked: ReportQuestion,
  { role, now }: { role: Role; now: Date },
): Question {
  const measure = findMeasure(measures, role, asked);
  return { measure, split: asked.split, period: readPeriod(asked, now) };
}

import type { ApplicantRow, MoveResult } from '@ieum/contract/hiring/applicants/schemas.ts';
import { BULK_MAX } from '@ieum/contract/hiring/applicants/enums.ts';
import type { MoveNotice } from '@ieum/contract/hiring/recruitments/enums.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { Place } from '../board/board.ts';
import { api } from '../data.ts';

export type Card = Pick<ApplicantRow, '_id' | 'stage' | 'person'>;

/** The move of one card. */
export interface Step {
  card: Card;
  from: Place;
  to: Place;
  /** Whether the applicant is notified of the move; without it nobody is. */
  choice?: MoveChoice | undefined;
}

export interface MoveChoice {
  notice?: MoveNotice;
  closesRecruitment?: boolean;
}

/** The result of one step: the changed fields of the applicant, or the error. */
export type Outcome =
  | { step: Step; patch: Partial<ApplicantRow>; rejection?: undefined }
  | { step: Step; rejection: MoveRejection; patch?: undefined };

export interface MoveRejection {
  message: string;
  /** The current data of the applicant after a colleague's change; only on a conflict. */
  current: ApplicantRow | undefined;
  /** An alert has already shown it. */
  isReported: boolean;
}

const isRow = (value: unknown): value is ApplicantRow =>
  typeof value === 'object' && value !== null && 'stage' in value && '_id' in value;

/** An error of the call counts as an error of all its steps; everything else is thrown. */
function rejectionsOf(steps: readonly Step[], error: unknown): Outcome[] {
  if (!(error instanceof ApiError)) throw error;
  const { message, current, isReported } = error;
  const rejection = { message, current: isRow(current) ? current : undefined, isReported };
  return steps.map((step) => ({ step, rejection }));
}

/** The choice under the names of the wire. */
const wireChoice = ({ closesRecruitment, ...choice }: MoveChoice = {}) => ({
  ...choice,
  ...(closesRecruitment !== undefined && { closesPosting: closesRecruitment }),
});

async function sendOne(recruitmentId: string, step: Step): Promise<Outcome[]> {
  const { card, from, to, choice } = step;
  try {
    const { application } = await api.stage({
      params: { _recruitment: recruitmentId, _application: card._id },
      body: { stage: to.stage, _after: to.afterId, from: from.stage, ...wireChoice(choice) },
    });
    return [{ step, patch: application }];
  } catch (error) {
    return rejectionsOf([step], error);
  }
}

function outcomeOf(step: Step, result: MoveResult | undefined): Outcome {
  if (result?.ok) {
    const { stage = step.to.stage, position, version } = result;
    return {
      step,
      patch: {
        stage,
        notice: step.choice?.notice ?? 'NONE',
        ...(position !== undefined && { position }),
        ...(version !== undefined && { version }),
      },
    };
  }
  const { message = '', current } = result ?? {};
  return { step, rejection: { message, current, isReported: false } };
}

async function sendMany(recruitmentId: string, steps: readonly Step[]): Promise<Outcome[]> {
  const [first] = steps;
  if (!first) return [];
  try {
    const { results } = await api.moveMany({
      params: { _recruitment: recruitmentId },
      body: {
        stage: first.to.stage,
        _after: first.to.afterId,
        ...wireChoice(first.choice),
        applications: steps.map(({ card, from }) => ({ _application: card._id, from: from.stage })),
      },
    });
    const byId = new Map(results.map((result) => [result._application, result]));
    return steps.map((step) => outcomeOf(step, byId.get(step.card._id)));
  } catch (error) {
    return rejectionsOf(steps, error);
  }
}

/** Steps that fit into one call: to one stage, each card below the previous one. */
function runsOf(steps: readonly Step[]): Step[][] {
  const runs: Step[][] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext =
      last?.choice === step.choice &&
      last?.to.stage === step.to.stage &&
      last.card._id === step.to.afterId &&
      run &&
      run.length < BULK_MAX;
    if (isNext) run.push(step);
    else runs.push([step]);
  }
  return runs;
}

/** Sends moves to the server in their order; every step has its own result. */
export async function sendMoves(recruitmentId: string, steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const run of runsOf(steps)) {
    const [first] = run;
    if (!first) continue;
    outcomes.push(
      ...(run.length === 1 ? await sendOne(recruitmentId, first) : await sendMany(recruitmentId, run)),
    );
  }
  return outcomes;
}

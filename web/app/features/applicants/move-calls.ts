import type { ApplicantRow } from '@ieum/contract/applicants.schemas.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Place } from './board.ts';
import { api } from './data.ts';

export type Card = Pick<ApplicantRow, '_id' | 'stage' | 'person'>;

/** One card's way. */
export interface Step {
  card: Card;
  from: Place;
  to: Place;
}

/** What became of one step: the applicant as the server has them, or why it did not happen. */
export type Outcome =
  | { step: Step; row: ApplicantRow; error?: undefined }
  | { step: Step; error: ApiError; row?: undefined };

const isRow = (value: unknown): value is ApplicantRow =>
  typeof value === 'object' && value !== null && 'stage' in value && '_id' in value;

/** The applicant as a colleague has left them, told by a conflict. */
export const currentOf = ({ error }: Outcome): ApplicantRow | undefined =>
  isRow(error?.current) ? error.current : undefined;

/** Asks the server for one move; a refusal is an outcome, everything else is thrown. */
async function sendMove(recruitmentId: string, step: Step): Promise<Outcome> {
  const { card, from, to } = step;
  try {
    const { application } = await api.stage({
      params: { _recruitment: recruitmentId, _application: card._id },
      body: { stage: to.stage, _after: to.afterId, from: from.stage },
    });
    return { step, row: application };
  } catch (error) {
    if (error instanceof ApiError) return { step, error };
    throw error;
  }
}

/** Asks the server for moves, in their order. */
export async function sendMoves(recruitmentId: string, steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await sendMove(recruitmentId, step));
  return outcomes;
}

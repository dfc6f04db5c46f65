import type { Call } from '@ieum/contract/common/endpoint.ts';
import type { dispatches } from '@ieum/contract/site/dispatches/endpoints.ts';

type Conditions = Call<typeof dispatches.previewGroup>['body']['group'];

const choices = ['userType', '_level', 'approval', 'region'] as const;
const days = ['joinedFrom', 'joinedTo', 'loggedInFrom', 'loggedInTo'] as const;
const answers = ['isAgreed', 'hasResume', 'hasApplied'] as const;

type Name = (typeof choices)[number] | (typeof days)[number] | (typeof answers)[number];
/** The conditions as the form has them; empty does not narrow the group. */
export type GroupValues = Record<Name, string | null>;

const names: readonly Name[] = [...choices, ...days, ...answers];
export const anybody = Object.fromEntries(names.map((name) => [name, ''])) as GroupValues;

/** The form's conditions in the format of the wire. */
export function conditionsOf(values: GroupValues): Conditions {
  const chosen = names.flatMap((name) => {
    const value = values[name];
    if (!value) return [];
    return [[name, answers.some((answer) => answer === name) ? value === 'YES' : value] as const];
  });
  // The server checks the values once more.
  return Object.fromEntries(chosen) as Conditions;
}

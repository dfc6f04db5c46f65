import { UserType } from '@ieum/contract/account/users/enums.ts';

export type Step = 'choice' | 'base' | 'greeting' | 'detail' | 'complete';

/** A certificate whose upload failed, for the card that sends it again. */
export interface FailedCertificate {
  userId: string;
  password: string;
  file: File;
}

export interface JoinState {
  step: Step;
  userType: UserType | undefined;
  /** The name of the person who has just signed up. */
  name: string;
  leftover: FailedCertificate | undefined;
}

export type JoinEvent =
  | { type: 'chosen'; userType: UserType }
  | { type: 'cancelled' }
  | { type: 'personJoined'; name: string }
  | { type: 'companyJoined'; leftover: FailedCertificate | undefined }
  | { type: 'wantsMore' }
  | { type: 'finished' };

const PERSON_STEPS: readonly Step[] = ['choice', 'base', 'greeting', 'detail', 'complete'];
const COMPANY_STEPS: readonly Step[] = ['choice', 'base', 'complete'];

/** The steps one kind of member goes through; a company has no greeting and no details. */
export const stepsOf = (userType: UserType | undefined): readonly Step[] =>
  userType === UserType.Person ? PERSON_STEPS : COMPANY_STEPS;

/** Starts at the choice, or at the base form when the type is given. */
export const startJoin = (userType: UserType | undefined): JoinState => ({
  step: userType ? 'base' : 'choice',
  userType,
  name: '',
  leftover: undefined,
});

export function changeJoin(flow: JoinState, event: JoinEvent): JoinState {
  switch (event.type) {
    case 'chosen':
      return { ...flow, step: 'base', userType: event.userType };
    case 'cancelled':
      return startJoin(undefined);
    case 'personJoined':
      return { ...flow, step: 'greeting', name: event.name };
    case 'companyJoined':
      return { ...flow, step: 'complete', leftover: event.leftover };
    case 'wantsMore':
      return { ...flow, step: 'detail' };
    case 'finished':
      return { ...flow, step: 'complete' };
  }
}

/**
 * The address after a step is cancelled on its page: from the form to the choice, from the optional
 * details to the end.
 */
export const exitAddresses: Readonly<Record<Step, string>> = {
  choice: '/',
  base: '/join',
  greeting: '/',
  detail: '/join/complete',
  complete: '/',
};

import { mayUse } from '@ieum/contract/common/rights.ts';
import type { Actor } from '#kit/context.ts';
import type { FormRow } from './tables.ts';

type Origin = Pick<FormRow, 'userId' | 'isAnonymous'>;

/** A submitted form contains personal data, one that the centre wrote does not. */
export const isSubmitted = ({ userId, isAnonymous }: Origin): boolean => isAnonymous || userId !== null;

/** Submitted forms are masked, and cannot be changed, where the role may not see personal data. */
export const seesForm = (actor: Actor | undefined, form: Origin): boolean =>
  actor !== undefined && actor.isConsole && (!isSubmitted(form) || mayUse(actor.role, 'members.disclose'));

/** Whether an actor is an administrator with the right to write content. */
export const writesForms = (actor: Actor | undefined): boolean =>
  actor !== undefined && actor.isConsole && mayUse(actor.role, 'content.write');

/** Administrators may attach files, and the sender, whom the token of the submission proves. */
export const mayAttach = (
  actor: Actor | undefined,
  { form, token }: { form: Origin; token: 'valid' | 'expired' | 'foreign' },
): boolean => token === 'valid' || (writesForms(actor) && seesForm(actor, form));

/** Everybody who is admitted sees that a form exists: a missing right is 403. */
export const isVisible = (): boolean => true;

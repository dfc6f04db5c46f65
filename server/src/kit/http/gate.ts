import type { Access, Path } from '@ieum/contract/common/endpoint.ts';
import { mayUse } from '@ieum/contract/common/rights.ts';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import type { Actor } from '../context.ts';
import { AppError, forbidden, loginRequired } from '../errors.ts';

const admits: Record<Access, (actor: Actor) => boolean> = {
  anyone: () => true,
  member: () => true,
  person: (actor) => actor.userType === 'PERSON',
  company: (actor) => actor.userType === 'COMPANY',
  approvedCompany: (actor) => actor.userType === 'COMPANY',
  console: (actor) => actor.isConsole,
};

/**
 * Admits a caller by the endpoint's access word and the right that it needs of administrators, or rejects: 401,
 * 403, 403 approval_required.
 */
export function admit({ access, right }: Pick<Path, 'access' | 'right'>, actor: Actor | undefined): void {
  if (access === 'anyone') return;
  if (!actor) throw loginRequired();
  if (!admits[access](actor)) throw forbidden();
  if (access === 'console' && actor.isConsole && !mayUse(actor.role, right)) throw forbidden();
  if (access === 'approvedCompany' && actor.userType === 'COMPANY' && !actor.isApproved)
    throw new AppError('approval_required', m.approvalRequired);
}

type GatedPath = Pick<Path, 'access' | 'servesTemporaryPassword' | 'servesMissingFactor'>;

/**
 * Allows a caller with a temporary password nothing but replacing it, and an administrator without the required
 * second factor nothing but setting it up: 403 password_change_required or second_factor_setup_required.
 */
export function admitAccount(
  { access, servesTemporaryPassword, servesMissingFactor }: GatedPath,
  actor: Actor | undefined,
): void {
  if (access === 'anyone' || !actor) return;
  if (actor.hasTemporaryPassword) {
    if (servesTemporaryPassword) return;
    throw new AppError('password_change_required', m.passwordChangeRequired);
  }
  if (!lacksSecondFactor(actor) || servesMissingFactor) return;
  throw new AppError('second_factor_setup_required', m.secondFactorSetupRequired);
}

const lacksSecondFactor = (actor: Actor) => actor.isConsole && actor.lacksSecondFactor === true;

/** Public endpoints answer an administrator without the required second factor like a visitor. */
export const actorFor = ({ access }: Pick<Path, 'access'>, actor: Actor | undefined): Actor | undefined =>
  access === 'anyone' && actor && lacksSecondFactor(actor) ? undefined : actor;

import type { Access } from '@ieum/contract/endpoint.ts';
import { commonMessages as m } from '@ieum/contract/messages/common.ts';
import type { Actor } from './context.ts';
import { AppError, forbidden, loginRequired } from './errors.ts';

const admits: Record<Access, (actor: Actor) => boolean> = {
  anyone: () => true,
  member: () => true,
  person: (actor) => actor.userType === 'PERSON',
  company: (actor) => actor.userType === 'COMPANY',
  approvedCompany: (actor) => actor.userType === 'COMPANY',
  console: (actor) => actor.isConsole,
};

/** Lets a caller through the endpoint's access word or refuses: 401, 403, 403 approval_required (§6). */
export function admit(access: Access, actor: Actor | undefined): void {
  if (access === 'anyone') return;
  if (!actor) throw loginRequired();
  if (!admits[access](actor)) throw forbidden();
  if (access === 'approvedCompany' && actor.userType === 'COMPANY' && !actor.isApproved)
    throw new AppError('approval_required', m.approvalRequired);
}

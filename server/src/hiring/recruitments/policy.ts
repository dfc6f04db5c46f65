import type { Actor, Company } from '#kit/context.ts';
import type { RecruitmentRow } from './tables.ts';

/** A company may change its own recruitments only. */
export const ownsRecruitment = (actor: Company, row: Pick<RecruitmentRow, 'companyId'>): boolean =>
  actor.companyId === row.companyId;

/** A company that awaits its approval may change only drafts that were never public. */
export const mayWrite = (actor: Company, row: Pick<RecruitmentRow, 'companyId' | 'publishedAt'>): boolean =>
  ownsRecruitment(actor, row) && (actor.isApproved || row.publishedAt === null);

type Visible = Pick<RecruitmentRow, 'companyId' | 'publicState' | 'publishedAt'>;

/** Whether the actor belongs to the company that posted it. */
export const isOwner = (actor: Actor | undefined, row: Pick<RecruitmentRow, 'companyId'>) =>
  actor?.userType === 'COMPANY' && actor.companyId === row.companyId;

/**
 * Whether a recruitment is public: published, hidden neither by its company nor by an administrator; also
 * when it is over.
 */
export const isPublic = (row: Omit<Visible, 'companyId'>): boolean =>
  row.publishedAt !== null && row.publicState !== 'NO_SHOWN';

/** Only its owner can find a hidden recruitment. */
export const mayRead = (actor: Actor | undefined, row: Visible): boolean =>
  isPublic(row) || isOwner(actor, row);

/** A view counts for an actor who is not the owner, on a public recruitment. */
export const countsAsView = (actor: Actor | undefined, row: Visible): boolean =>
  isPublic(row) && !isOwner(actor, row);

import type { Recruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { momentText } from '#lib/format/dates.ts';
import { applyCopy as copy } from './apply-copy.ts';
import type { DetailData, OwnApplication } from '../detail/detail-data.ts';

/**
 * The content of the apply card: the button, a link to the origin, the own application, or why it is
 * closed.
 */
export type ApplyState =
  | { kind: 'open' | 'draft' | 'revoked' }
  | { kind: 'applied' | 'accepted'; application: NonNullable<OwnApplication> }
  | { kind: 'own'; id: string; isFinal: boolean }
  | { kind: 'source'; url: string | null; text: string }
  | { kind: 'over' | 'later'; text: string };

type RecruitmentState = Pick<DetailData, 'recruitment' | 'hasBegun'>;

function closedText({ state, closedReason, closedAt, application, daysLeft }: Recruitment): string {
  if (state === 'CANCELED') return copy.over.CANCELED;
  if (state === 'FINISHED' && closedReason && closedReason !== 'DEADLINE') return copy.over[closedReason];
  const end = application.endsAt ?? closedAt;
  return daysLeft === 0 && end ? copy.closedAt(momentText(end)) : copy.over.DEADLINE;
}

function closedState(recruitment: Recruitment, hasBegun: boolean): ApplyState {
  const { state, application } = recruitment;
  const start = application.startsAt;
  if (state === 'ON_GOING' && start !== null && !hasBegun)
    return { kind: 'later', text: copy.opensAt(momentText(start)) };
  return { kind: 'over', text: closedText(recruitment) };
}

function ownState(application: NonNullable<OwnApplication>): ApplyState | undefined {
  if (application.status === 'ON_RECRUIT') return { kind: 'accepted', application };
  return application.status === 'IS_APPLIED' ? { kind: 'applied', application } : undefined;
}

function sourceState({ source }: Recruitment): ApplyState | undefined {
  if (!source) return undefined;
  const text = source.url ? copy.fromSource(source.name) : copy.sourceWithoutLink(source.name);
  return { kind: 'source', url: source.url, text };
}

/** The state of this reader in a recruitment. A submitted application is shown also after the end. */
export function applyStateOf(
  { recruitment, hasBegun }: RecruitmentState,
  application: OwnApplication,
  isOwn = false,
): ApplyState {
  if (isOwn) return { kind: 'own', id: recruitment._id, isFinal: recruitment.state === 'CANCELED' };
  const own = application && ownState(application);
  if (own) return own;
  if (!recruitment.isOpen) return closedState(recruitment, hasBegun);
  const source = sourceState(recruitment);
  if (source) return source;
  if (application?.status === 'ON_WRITING') return { kind: 'draft' };
  return { kind: application?.status === 'IS_REVOKED' ? 'revoked' : 'open' };
}

import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';

/** The columns that a change of the stage writes, including status and times. */
export function stageColumns(stage: ApplicationStage, now: Date) {
  const isAccepted = stage === 'ON_RECRUIT';
  return {
    stage,
    ...(stage !== 'ELIMINATED' && { positiveStage: stage }),
    status: isAccepted ? ('ON_RECRUIT' as const) : ('IS_APPLIED' as const),
    stagedAt: now,
    ...(stage === 'ON_PENDING' && { pendingAt: now }),
    ...(stage === 'ON_MEETING' && { meetingAt: now }),
    recruitedAt: isAccepted ? now : null,
    eliminatedAt: stage === 'ELIMINATED' ? now : null,
    // Only an accepted applicant stays certified.
    ...(!isAccepted && { isCertified: false, certifiedAt: null }),
  };
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import { UNDO_SECONDS } from '@ieum/contract/hiring/applicants/enums.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import { meetingTexts as m } from '@ieum/contract/live/meetings/texts.ts';
import { moveMany } from '#hiring/applicants/public.ts';
import type { RecruitmentWithCompany } from '#hiring/applications/public.ts';
import { applications } from '#hiring/applications/tables.ts';
import type { CompanyContext } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { invalidAt } from '#kit/errors.ts';
import { UNDO_MARGIN_SECONDS } from '#kit/undo-margin.ts';
import { meetingProposed } from '../events.ts';
import { meetingInvitations } from '../tables.ts';

/** The field of a request that names the applicants. */
const APPLICATIONS_FIELD = '_applications'; // wire spelling

interface InvitationRequest {
  meetingId: string;
  recruitment: RecruitmentWithCompany;
  applicationIds: readonly string[];
  notice: 'SEND' | 'NONE';
}

/**
 * Invites applicants of the recruitment, who come to the stage of meetings; those who chose to be notified
 * are once the time to undo is over. 400 where one of them has not applied to it, or can no longer.
 */
export async function invite(
  ctx: CompanyContext,
  { meetingId, recruitment, applicationIds, notice }: InvitationRequest,
) {
  if (applicationIds.length === 0) return;
  const found = await findApplications(ctx, recruitment.recruitment.id, applicationIds);
  if (found.length !== applicationIds.length) throw invalidAt(APPLICATIONS_FIELD, m.foreignApplicant);
  if (found.some(({ isOpen }) => !isOpen)) throw invalidAt(APPLICATIONS_FIELD, m.closedApplicant);
  await ctx.db
    .insert(meetingInvitations)
    .values(
      found.map(({ id, personId }) => ({
        meetingId,
        applicationId: id,
        personId,
        notice,
        invitedAt: ctx.now,
      })),
    )
    .onConflictDoNothing();
  await moveTo(ctx, recruitment, 'ON_MEETING', idsIn(found, 'IS_APPLIED', 'ON_PENDING'));
  const notBefore = addSeconds(ctx.now, UNDO_SECONDS + UNDO_MARGIN_SECONDS);
  await ctx.emit({ ...meetingProposed({ meetingId }), notBefore });
}

type FoundApplication = { id: string; stage: ApplicationStage | null };

const idsIn = (found: readonly FoundApplication[], ...stages: ApplicationStage[]) =>
  found.flatMap(({ id, stage }) => (stage && stages.includes(stage) ? [id] : []));

const findApplications = ({ db }: CompanyContext, recruitmentId: string, ids: readonly string[]) =>
  db
    .select({
      id: applications.id,
      personId: applications.personId,
      stage: applications.stage,
      isOpen: sql<boolean>`(${applications.status} in ('IS_APPLIED', 'ON_RECRUIT')
        and ${applications.stage} <> 'ELIMINATED')`,
    })
    .from(applications)
    .where(
      and(
        eq(applications.recruitmentId, recruitmentId),
        inArray(applications.id, [...ids]),
        sql`${applications.status} <> 'ON_WRITING'`,
      ),
    );

async function moveTo(
  ctx: CompanyContext,
  recruitment: RecruitmentWithCompany,
  stage: ApplicationStage,
  ids: readonly string[],
) {
  if (ids.length === 0) return;
  const cards = ids.map((id) => ({ id, from: undefined }));
  await moveMany(ctx, recruitment, { stage, belowId: undefined, notice: 'NONE', cards });
}

/** Moves back those whom an invitation moved, while that can be undone. */
export async function moveBack(
  ctx: CompanyContext,
  recruitment: RecruitmentWithCompany,
  applicationIds: readonly string[],
): Promise<void> {
  const moved = await ctx.db
    .select({ id: applications.id, undoable: applications.undoable })
    .from(applications)
    .where(
      and(
        inArray(applications.id, [...applicationIds]),
        eq(applications.stage, 'ON_MEETING'),
        sql`${applications.undoable} is not null`,
      ),
    );
  const byStage = Map.groupBy(moved, ({ undoable }) => undoable?.before.stage);
  for (const [stage, cards] of byStage)
    if (stage)
      await moveTo(
        ctx,
        recruitment,
        stage,
        cards.map(({ id }) => id),
      );
}

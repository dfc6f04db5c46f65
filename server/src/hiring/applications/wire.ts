import type { Input } from '@ieum/contract/common/endpoint.ts';
import type { applications as contract } from '@ieum/contract/hiring/applications/endpoints.ts';
import type {
  Answer,
  OwnApplication,
  OwnApplicationRow,
} from '@ieum/contract/hiring/applications/schemas.ts';
import type { OwnApplicationSummary } from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { ResumeChange, ResumeCopy } from '@ieum/contract/hiring/resumes/schemas.ts';
import { presentCompanyRef } from '#hiring/companies/public.ts';
import { daysLeftOf, toIso } from '#kit/dates.ts';
import { acceptsApplications } from '#hiring/recruitments/public.ts';
import { fromResumeChange } from '#hiring/resumes/public.ts';
import { answered, unansweredOf } from './own/answers.ts';
import { progressOf, progressTimesOf } from './own/progress.ts';
import type { OwnedApplication, RecruitmentWithCompany } from './queries.ts';
import type { DraftSave, OwnResumeChange } from './own/save-draft.ts';
import type { ApplicationRow, FrozenAnswer } from './tables.ts';
import { settledOf } from './undoable.ts';

/** Row → entry of the person's list. Stage, memo and order belong to the company and are not read here. */
export function presentOwnRow(
  { application, recruitment, company }: OwnedApplication,
  now: Date,
): OwnApplicationRow {
  const row = settledOf(application);
  const progress = progressOf(row, recruitment);
  const isDraft = row.status === 'ON_WRITING';
  const unanswered = isDraft ? unansweredOf(answered(recruitment.questions, row.answers)) : {};
  return {
    _id: row.id,
    _recruitment: row.recruitmentId,
    _company: row.companyId,
    recruitment: presentRecruitment(recruitment, now),
    company: presentCompanyRef({ id: row.companyId, ...company }),
    status: row.status,
    writingStep: row.writingStep,
    progress,
    progressAt: presentTimes(progressTimesOf(row, recruitment)),
    questionsCount: recruitment.questions.length,
    unansweredCount: Object.keys(unanswered).length,
    canRevoke: row.status === 'IS_APPLIED' && progress !== 'CLOSED',
    isCertified: row.isCertified,
    appliedAt: toIso(row.appliedAt),
    revokedAt: toIso(row.revokedAt),
    recruitedAt: toIso(row.recruitedAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.savedAt.toISOString(),
  };
}

export interface Contents {
  resume: ResumeCopy;
  answers: readonly FrozenAnswer[];
}

/** Row and content as sent or to be sent → the person's application. */
export const presentOwn = (
  owned: OwnedApplication,
  { resume, answers }: Contents,
  now: Date,
): OwnApplication => ({
  ...presentOwnRow(owned, now),
  resume,
  hasOwnResume: owned.application.status === 'ON_WRITING' && owned.application.ownResume !== null,
  questions: answers.map(presentAnswer),
  _records: [],
  certification: owned.application.certification,
});

/** Frozen or drafted answer → wire. */
export const presentAnswer = ({ id, ...answer }: FrozenAnswer): Answer => ({ _question: id, ...answer });

/** Wire → the draft's own resume. */
export const fromOwnResume = (resume: ResumeChange | null | undefined): OwnResumeChange =>
  resume && fromResumeChange(resume);

/** Wire → the changes of a draft. */
export const fromDraftChange = (body: Input<typeof contract.save>['body']): DraftSave => ({
  writingStep: body.writingStep,
  resume: fromOwnResume(body.resume),
  answers: (body.questions ?? []).map(({ _question, question, response }) => ({
    questionId: _question,
    question,
    response: response ?? '',
  })),
  certification: body.certification,
  recordIds: body._records ?? [],
});

const presentRecruitment = (
  recruitment: RecruitmentWithCompany['recruitment'],
  now: Date,
): OwnApplicationRow['recruitment'] => ({
  _id: recruitment.id,
  subject: recruitment.subject,
  state: recruitment.publicState,
  application: {
    startsAt: toIso(recruitment.startsAt),
    endsAt: toIso(recruitment.endsAt),
    isOpenHiring: recruitment.isOpenHiring,
  },
  daysLeft: recruitment.isOpenHiring ? null : daysLeftOf(recruitment.endsAt, now),
  isOpen: acceptsApplications(recruitment, now),
});

const presentTimes = (times: ReturnType<typeof progressTimesOf>): OwnApplicationRow['progressAt'] => ({
  applied: toIso(times.applied),
  viewed: toIso(times.viewed),
  reviewing: toIso(times.reviewing),
  meeting: toIso(times.meeting),
  accepted: toIso(times.accepted),
  closed: toIso(times.closed),
});

/** Row → the short form of the caller's own application for a recruitment's page. */
export const presentSummary = (row: ApplicationRow): OwnApplicationSummary => ({
  _id: row.id,
  status: settledOf(row).status,
  writingStep: row.writingStep,
  appliedAt: toIso(row.appliedAt),
});

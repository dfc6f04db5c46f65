import type { Input } from '@ieum/contract/common/endpoint.ts';
import type { applicants as contract } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { kanbanColumns, type KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type {
  Applicant,
  ApplicantRow as WireRow,
  ComparedApplicant,
  Kanban,
  MoveResult,
  RevokedApplicant,
  StageMove,
} from '@ieum/contract/hiring/applicants/schemas.ts';
import type { ResumeCopy } from '@ieum/contract/hiring/resumes/schemas.ts';
import { presentAnswer } from '#hiring/applications/public.ts';
import type { ApplicationRow, FrozenAnswer, MoveRow } from '#hiring/applications/tables.ts';
import type { Board } from './board/board.ts';
import type { ApplicantFilter } from './list/filter.ts';
import type { ManyMoves, Outcome } from './moves/move-many.ts';
import type { Move } from './moves/lock-move.ts';
import type { ApplicantRow } from './queries.ts';
import { toIso } from '#kit/dates.ts';

/** The data shown with a row besides its own columns. */
export interface RowDetails {
  /** The recruitment's number of questions. */
  answersCount: number;
  /** The caller's bookmarks: bookmark ids by application. */
  bookmarkIds: ReadonlyMap<string, string>;
}

/** Row → card or table row: the full name, the rest was masked when it was stored. */
export const presentRow = (row: ApplicantRow, { answersCount, bookmarkIds }: RowDetails): WireRow => ({
  _id: row.id,
  _recruitment: row.recruitmentId,
  person: {
    name: row.personName,
    phone: row.card.phone,
    email: row.card.email,
    bornAt: row.card.bornAt,
    address: row.card.address,
  },
  summary: row.card.summary,
  status: row.status,
  stage: row.stage,
  notice: row.notice,
  position: row.rank,
  version: row.version,
  isUnread: row.viewedAt === null,
  isStarred: bookmarkIds.has(row.id),
  _like: bookmarkIds.get(row.id) ?? null,
  hasMemo: row.hasMemo,
  answersCount,
  isCertified: row.isCertified,
  certifiedAt: toIso(row.certifiedAt),
  certification: row.certification,
  appliedAt: row.appliedAt.toISOString(),
  viewedAt: toIso(row.viewedAt),
  stagedAt: row.stagedAt.toISOString(),
  recruitedAt: toIso(row.recruitedAt),
  eliminatedAt: toIso(row.eliminatedAt),
});

/** Row → the company's own note. */
export const presentMemo = ({ memo, memoVersion }: Pick<ApplicationRow, 'memo' | 'memoVersion'>) => ({
  memo,
  memoVersion,
});

export interface Opened {
  application: ApplicationRow;
  resume: ResumeCopy;
  answers: readonly FrozenAnswer[];
  moves: readonly MoveRow[];
  bookmarkIds: RowDetails['bookmarkIds'];
}

/** Row and application as sent → the whole applicant; telephone and e-mail only masked, as in the row. */
export function presentApplicant(
  row: ApplicantRow,
  { application, resume, answers, moves, bookmarkIds }: Opened,
): Applicant {
  const { bornAt, residence } = resume.personalInformation;
  const address = [residence.address1, residence.address2].filter(Boolean).join(' ');
  const shown = presentRow(row, { answersCount: answers.length, bookmarkIds });
  return {
    ...shown,
    person: { ...shown.person, bornAt: bornAt ?? '', address },
    _user: application.personId,
    ...presentMemo(application),
    resume: { ...resume, personalInformation: { ...resume.personalInformation, phone: '', email: '' } },
    questions: answers.map(presentAnswer),
    _records: [],
    history: moves.map(presentRecord),
  };
}

/** Row and application as sent → the applicant in a comparison, without contact data. */
export const presentCompared = (
  row: ApplicantRow,
  { application, resume, answers, bookmarkIds }: Omit<Opened, 'moves'>,
): ComparedApplicant => ({
  ...presentRow(row, { answersCount: answers.length, bookmarkIds }),
  memo: application.memo,
  resume,
  questions: answers.map(presentAnswer),
});

/** Result of a card of a bulk move → wire; `current` is the card after somebody else moved it. */
export const presentOutcome = (
  { id, at, error }: Outcome,
  locale: Locale,
  current: WireRow | undefined,
): MoveResult => ({
  _application: id,
  ok: !error,
  ...(at && { stage: at.stage, position: at.rank, version: at.version }),
  ...(error && { code: error.code, message: sayIn(locale, error.text.text, error.details.values) }),
  ...(current && { current }),
});

/** Row → what remains of an applicant who revoked. */
export const presentRevoked = (row: ApplicationRow): RevokedApplicant => ({
  _id: row.id,
  _recruitment: row.recruitmentId,
  status: 'IS_REVOKED',
  person: { name: row.personName },
  revokedAt: (row.revokedAt ?? row.savedAt).toISOString(),
});

/** Recorded move → wire. */
export const presentRecord = (row: MoveRow): StageMove => ({
  _id: row.id,
  from: row.fromStage,
  to: row.toStage,
  actor: { _id: row.actorId, name: row.actorName },
  movedAt: row.movedAt.toISOString(),
});

/** Board → wire. */
export function presentBoard(board: Board, details: RowDetails): Kanban {
  const present = (column: KanbanColumn) => {
    const { count, rows, next } = board[column];
    return { count, applications: rows.map((row) => presentRow(row, details)), next };
  };
  const columns = Object.keys(kanbanColumns) as KanbanColumn[];
  return Object.fromEntries(columns.map((column) => [column, present(column)])) as Kanban;
}

/** Wire → move. */
export const fromMove = ({ _after, ...body }: Input<typeof contract.stage>['body']): Move => ({
  stage: body.stage,
  index: body.index,
  belowId: _after,
  from: body.from,
  notice: body.notice,
  closesRecruitment: body.closesPosting,
});

/** Wire → many moves. */
export const fromManyMoves = ({
  _after,
  applications: cards,
  closesPosting,
  ...target
}: Input<typeof contract.moveMany>['body']): ManyMoves => ({
  ...target,
  closesRecruitment: closesPosting,
  belowId: _after,
  cards: cards.map(({ _application, from }) => ({ id: _application, from })),
});

type Filters = Omit<Input<typeof contract.facets>['query'], 'stage' | 'status'> &
  Partial<Pick<Input<typeof contract.facets>['query'], 'stage' | 'status'>>;

/** Wire → filter of a recruitment's applicants as the caller sees them. */
export const fromFilters = (
  query: Filters,
  of: { recruitmentId: string; userId: string },
): ApplicantFilter & { userId: string } => ({
  ...of,
  searchValue: query.searchValue,
  statuses: query.status,
  years: query.years,
  stages: query.stage,
  careers: query.career,
  educations: query.education,
  languages: query.language,
  certifications: query.certification,
  isUnread: query.unread,
  isBookmarked: query.starred,
});

/** Wire → move on the board and its applicant. */
export const fromBoardMove = (
  params: Input<typeof contract.move>['params'],
  body: Input<typeof contract.move>['body'],
) => ({
  card: { recruitmentId: params._recruitment, applicationId: body._application },
  move: fromMove(body),
});

/** Params → ids of the application and its recruitment. */
export const fromParams = (params: Input<typeof contract.stage>['params']) => ({
  recruitmentId: params._recruitment,
  applicationId: params._application,
});

import type { Input } from '@ieum/contract/endpoint.ts';
import type { applicants as contract } from '@ieum/contract/applicants.ts';
import { kanbanColumns, type KanbanColumn } from '@ieum/contract/applicants.enums.ts';
import type {
  Applicant,
  ApplicantRow as WireRow,
  Kanban,
  RevokedApplicant,
  StageMove,
} from '@ieum/contract/applicants.schemas.ts';
import type { ResumeCopy } from '@ieum/contract/resumes.schemas.ts';
import { presentAnswer } from '#applications/public.ts';
import type { ApplicationRow, FrozenAnswer, MoveRow } from '#applications/tables.ts';
import type { Board } from './board.ts';
import type { Move } from './move.ts';
import type { ApplicantRow } from './queries.ts';

/** Where a place that is not there is told of. */
export const PLACE_FIELD = '_after';

const toInstant = (at: Date | null) => at?.toISOString() ?? null;

/** Row → card or table line: the name whole, the rest masked when it was made. */
export const presentRow = (row: ApplicantRow, answersCount: number): WireRow => ({
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
  position: row.rank,
  version: row.version,
  isUnread: row.viewedAt === null,
  hasMemo: row.hasMemo,
  answersCount,
  isCertified: row.isCertified,
  certifiedAt: toInstant(row.certifiedAt),
  certification: row.certification,
  appliedAt: row.appliedAt.toISOString(),
  viewedAt: toInstant(row.viewedAt),
  stagedAt: row.stagedAt.toISOString(),
  recruitedAt: toInstant(row.recruitedAt),
  eliminatedAt: toInstant(row.eliminatedAt),
});

export interface Opened {
  application: ApplicationRow;
  resume: ResumeCopy;
  answers: readonly FrozenAnswer[];
  moves: readonly MoveRow[];
}

/** Row and what was sent → the whole applicant. */
export function presentApplicant(
  row: ApplicantRow,
  { application, resume, answers, moves }: Opened,
): Applicant {
  const { name, phone, email, bornAt, residence } = resume.personalInformation;
  const address = [residence.address1, residence.address2].filter(Boolean).join(' ');
  return {
    ...presentRow(row, answers.length),
    person: { name, phone, email, bornAt: bornAt ?? '', address },
    _user: application.personId,
    memo: application.memo,
    resume,
    questions: answers.map(presentAnswer),
    _records: [],
    history: moves.map(presentMove),
  };
}

/** Row → what stays of an applicant who revoked. */
export const presentRevoked = (row: ApplicationRow): RevokedApplicant => ({
  _id: row.id,
  _recruitment: row.recruitmentId,
  status: 'IS_REVOKED',
  person: { name: row.personName },
  revokedAt: (row.revokedAt ?? row.savedAt).toISOString(),
});

const presentMove = (row: MoveRow): StageMove => ({
  _id: row.id,
  from: row.fromStage,
  to: row.toStage,
  actor: { _id: row.actorId, name: row.actorName },
  movedAt: row.movedAt.toISOString(),
});

/** Board → wire. */
export function presentBoard(board: Board, answersCount: number): Kanban {
  const present = (column: KanbanColumn) => {
    const { count, rows, next } = board[column];
    return { count, applications: rows.map((row) => presentRow(row, answersCount)), next };
  };
  const columns = Object.keys(kanbanColumns) as KanbanColumn[];
  return Object.fromEntries(columns.map((column) => [column, present(column)])) as Kanban;
}

/** Wire → move. */
export const fromMove = ({ stage, index, _after, from }: Input<typeof contract.stage>['body']): Move => ({
  stage,
  index,
  belowId: _after,
  from,
});

/** Wire → move on the board and whose it is. */
export const fromBoardMove = (body: Input<typeof contract.move>['body']) => ({
  applicationId: body._application,
  move: fromMove(body),
});

/** Params → which application of which posting. */
export const fromParams = (params: Input<typeof contract.stage>['params']) => ({
  recruitmentId: params._recruitment,
  applicationId: params._application,
});

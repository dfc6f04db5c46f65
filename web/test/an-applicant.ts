import { kanbanColumns, type KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import type { ApplicantRow, Kanban } from '@ieum/contract/hiring/applicants/schemas.ts';

/** An applicant's card, with a test's changes. */
export const anApplicant = (id: string, input: Partial<ApplicantRow> = {}): ApplicantRow => ({
  _id: id,
  _recruitment: 'r1',
  person: { name: `지원자 ${id}`, phone: '010-****-0000', email: 'a***@x', bornAt: '', address: '' },
  summary: {
    career: 'EXPERIENCED',
    careerMonths: 62,
    position: '해외영업',
    companyName: '세진',
    education: { institutionType: 'UNIVERSITY', institutionName: '한강대', attendingStatus: 'GRADUATED' },
    languages: [],
    certifications: [],
  },
  status: 'IS_APPLIED',
  stage: 'IS_APPLIED',
  notice: null,
  position: 'm',
  version: 0,
  isUnread: false,
  isStarred: false,
  _like: null,
  hasMemo: false,
  answersCount: 0,
  isCertified: false,
  certifiedAt: null,
  certification: { employmentType: null, jobDescription: '', jobDurationsAt: [null, null] },
  appliedAt: '2030-01-01T00:00:00Z',
  viewedAt: null,
  stagedAt: '2030-01-01T00:00:00Z',
  recruitedAt: null,
  eliminatedAt: null,
  ...input,
});

/** A board with these cards in their columns. */
export function aBoard(cards: Partial<Record<KanbanColumn, string[]>>): Kanban {
  const columnOf = (name: KanbanColumn) => {
    const ids = cards[name] ?? [];
    const applications = ids.map((id) => anApplicant(id, { stage: kanbanColumns[name] }));
    return { count: ids.length, applications, next: null };
  };
  return {
    applied: columnOf('applied'),
    pending: columnOf('pending'),
    meeting: columnOf('meeting'),
    recruit: columnOf('recruit'),
    removed: columnOf('removed'),
  };
}

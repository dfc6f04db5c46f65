import type { Flag } from '@ieum/contract/hiring/flags/endpoints.ts';
import { toIso } from '#kit/dates.ts';
import { maskName } from '#kit/masks.ts';
import type { ListedFlag } from './queries.ts';

/** Query → filter. */
export const fromQuery = <Q extends { _company?: string | undefined }>({ _company, ...same }: Q) => ({
  ...same,
  companyId: _company,
});

/** Row → wire; the sender's name is masked. */
export const presentFlag = (row: ListedFlag): Flag => ({
  _id: row.flag.id,
  target: row.flag.recruitmentId ? 'RECRUITMENT' : 'COMPANY',
  _recruitment: row.flag.recruitmentId,
  _company: row.flag.companyId,
  _user: row.companyUserId,
  subject: row.subject ?? '',
  companyName: row.companyName,
  reason: row.flag.reason,
  text: row.flag.text,
  reporter: { _id: row.flag.userId, name: maskName(row.reporterName) },
  openCount: row.openCount,
  state: row.flag.state,
  decidedAt: toIso(row.flag.decidedAt),
  decisionReason: row.flag.decisionReason,
  createdAt: row.flag.createdAt.toISOString(),
});

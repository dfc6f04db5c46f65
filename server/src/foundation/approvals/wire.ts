import { findText, sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { ApprovalFact, ApprovalRequest } from '@ieum/contract/foundation/approvals/endpoints.ts';
import type { Fact } from './approvable.ts';
import type { ApprovalRow } from './tables.ts';

/** The act in a language. */
export function summaryText({ summaryKey, summaryValues, kind }: ApprovalRow, locale: Locale): string {
  const text = findText(summaryKey);
  return text ? sayIn(locale, text, summaryValues) : kind;
}

/** The result of the act in a language; null where there is nothing to say. */
function outcomeText({ outcomeKey, outcomeValues }: ApprovalRow, locale: Locale): string | null {
  const text = outcomeKey === null ? undefined : findText(outcomeKey);
  return text ? sayIn(locale, text, outcomeValues ?? {}) : null;
}

/** A fact in a language. */
export const presentFact = ({ name, value }: Fact, locale: Locale): ApprovalFact => ({
  name: sayIn(locale, name.text),
  value: typeof value === 'string' ? value : sayIn(locale, value.message.text, value.values),
});

/** Row → wire. */
export const presentRequest = (
  row: ApprovalRow,
  { locale, mayDecide, now }: { locale: Locale; mayDecide: boolean; now: Date },
): ApprovalRequest => ({
  _id: row.id,
  kind: row.kind,
  summary: summaryText(row, locale),
  // The job that closes expired requests runs once an hour.
  state: row.state === 'PENDING' && row.expiresAt <= now ? 'EXPIRED' : row.state,
  reason: row.reason,
  requester: { name: row.requesterName },
  mayDecide: mayDecide && row.state === 'PENDING' && row.expiresAt > now,
  decision: row.decidedAt && {
    by: { name: row.deciderName ?? '' },
    reason: row.decisionReason ?? '',
    at: row.decidedAt.toISOString(),
  },
  outcome: outcomeText(row, locale),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

import type { RecordStateDomain } from '@ieum/contract/common/record-states.ts';
import { sessionLooks } from '#features/account/auth/states-copy.ts';
import { questionLooks } from '#features/content/questions/states-copy.ts';
import { messageLooks } from '#features/foundation/messages/states-copy.ts';
import { stageLooks } from '#features/hiring/applicants/states-copy.ts';
import { applicationLooks } from '#features/hiring/applications/states-copy.ts';
import { approvalLooks } from '#features/hiring/companies/states-copy.ts';
import { flagLooks } from '#features/hiring/flags/states-copy.ts';
import { recruitmentLooks } from '#features/hiring/recruitments/states-copy.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import type { States } from '#ui/badge/states.ts';

/** The states that the records of members and the search of the console name, by the field that has them. */
const fields: Readonly<Record<RecordStateDomain | 'approval', States>> = {
  stage: stageLooks,
  application: applicationLooks,
  recruitment: recruitmentLooks,
  approval: approvalLooks,
  inquiry: questionLooks,
  message: messageLooks,
  flag: flagLooks,
  session: sessionLooks,
};

const isField = (domain: string): domain is keyof typeof fields => Object.hasOwn(fields, domain);

/** A state as a call names it; nothing for one that this page does not know yet. */
export function NamedStatus({ state: { domain, value } }: { state: { domain: string; value: string } }) {
  const states = isField(domain) ? fields[domain] : undefined;
  return states && value in states ? <StatusBadge states={states} value={value} /> : null;
}

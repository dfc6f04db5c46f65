import { auditDetails as ofLevels } from '@ieum/contract/account/levels/audit-texts.ts';
import {
  auditFields,
  auditDetails as ofUsers,
  auditSubjects as users,
} from '@ieum/contract/account/users/audit-texts.ts';
import { auditDetails as ofMessages } from '@ieum/contract/foundation/messages/audit-texts.ts';
import { auditSubjects as companies } from '@ieum/contract/hiring/companies/audit-texts.ts';
import { auditActions } from '@ieum/contract/site/members/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on members and companies. */
export const recordAudit = auditWith({
  actions: auditActions,
  subjects: { ...users, ...companies },
  details: { ...ofUsers, ...ofLevels, ...ofMessages },
  fields: auditFields,
});

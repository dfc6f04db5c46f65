import {
  auditActionText,
  describeAuditDetails,
  auditTargetText,
} from '@ieum/contract/foundation/audit/details.ts';
import { auditActionTexts, auditTargetTexts } from '@ieum/contract/foundation/audit/action-texts.ts';
import type { Message } from '@ieum/contract/common/text.ts';
import { say } from '#lib/format/copy.ts';
import type { AuditLog } from './data.ts';

export const actionText = (action: string): string => auditActionText(action, say);

export const targetTypeText = (type: string): string => auditTargetText(type, say);

export const detailTexts = (details: AuditLog['details']) => describeAuditDetails(details, say);

const optionsOf = (texts: Record<string, Message>) =>
  Object.entries(texts).map(([value, message]) => ({ value, label: say(message) }));

export const actionOptions = optionsOf(auditActionTexts);
export const targetOptions = optionsOf(auditTargetTexts);

import { findAuditAction, findAuditTarget } from './action-texts.ts';
import {
  auditFieldTexts,
  auditFilterTexts,
  findAuditDetail,
  auditValueTexts as values,
  type AuditDetail,
  type AuditField,
} from './detail-texts.ts';
import type { Message } from '../../common/text.ts';
import type { MessageChannel, MessagePurpose } from '../messages/enums.ts';
import type { RecruitmentState } from '../../hiring/recruitments/enums.ts';
import type { Role } from '../../common/rights.ts';
import type { UserType } from '../../account/users/enums.ts';

// What the audit log records, and how screens and workbooks show it.

/** The details that several modules record; every name and every value of a closed set has a text. */
export interface AuditDetails {
  username?: string;
  reason?: string;
  code?: string;
  version?: number;
  isNecessary?: boolean;
  count?: number;
  purpose?: MessagePurpose;
  channel?: MessageChannel;
  error?: string | null;
  filter?: string;
  fields?: readonly AuditField[];
  contacts?: boolean;
  level?: string | null;
  from?: RecruitmentState;
  to?: RecruitmentState;
  memberCount?: number;
  sentBy?: MessageChannel | null;
  userType?: UserType | 'ADMINISTRATOR';
  requestedBy?: string;
  role?: Role;
  roleBefore?: Role;
}

type Say = (message: Message) => string;
type Texts = Readonly<Record<string, Message>>;
type Stored = string | number | boolean | null;

/** The module's texts for each closed set of values. */
const valueTexts: Partial<Record<AuditDetail, Texts>> = {
  from: values.state,
  to: values.state,
  channel: values.channel,
  sentBy: values.channel,
  purpose: values.purpose,
  userType: values.userType,
  role: values.role,
  roleBefore: values.role,
};

const written = (texts: Texts | undefined, name: string, say: Say): string => {
  const message = texts?.[name];
  return message ? say(message) : name;
};

export function auditActionText(action: string, say: Say): string {
  const label = findAuditAction(action);
  return label ? say(label) : action;
}

export function auditTargetText(type: string, say: Say): string {
  const label = findAuditTarget(type);
  return label ? say(label) : type;
}

const SEOUL_MILLISECONDS = 9 * 3600 * 1000;

/** An instant to the minute, in Seoul. */
function instantText(value: string): string {
  const at = Date.parse(value);
  if (Number.isNaN(at)) return value;
  const [day = '', time = ''] = new Date(at + SEOUL_MILLISECONDS).toISOString().split('T');
  return `${day.replaceAll('-', '.')} ${time.slice(0, 5)}`;
}

function filterText(stored: string, say: Say): string {
  const [name = '', value = ''] = stored.split(/=(.*)/s);
  const text: Record<string, (given: string) => string> = {
    action: (given) => auditActionText(given, say),
    targetType: (given) => auditTargetText(given, say),
    from: instantText,
    to: instantText,
  };
  return `${written(auditFilterTexts, name, say)}: ${text[name]?.(value) ?? value}`;
}

function valueText(name: string, value: Stored, say: Say): string {
  if (value === null) return say(values.answer.none);
  if (typeof value === 'boolean') return say(value ? values.answer.yes : values.answer.no);
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (name === 'fields')
    return value
      .split(', ')
      .map((field) => written(auditFieldTexts, field, say))
      .join(', ');
  if (name === 'filter')
    return value
      .split(', ')
      .filter(Boolean)
      .map((one) => filterText(one, say))
      .join(', ');
  return written(valueTexts[name as AuditDetail], value, say);
}

/** The recorded details of an action with their labels. */
export const describeAuditDetails = (
  details: Readonly<Record<string, Stored>>,
  say: Say,
): (readonly [name: string, value: string])[] =>
  Object.entries(details).map(([name, value]) => {
    const label = findAuditDetail(name);
    return [label ? say(label) : name, valueText(name, value, say)];
  });

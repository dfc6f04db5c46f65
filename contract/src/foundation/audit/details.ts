import { findAuditAction, findAuditSubject } from './action-texts.ts';
import {
  auditAnswerTexts as answers,
  findAuditDetail,
  findAuditField,
  findAuditFilter,
} from './detail-texts.ts';
import type { KeyedText } from '../../common/text.ts';

// The details in the audit log, and their form in screens and workbooks.

/** The details that several modules record. */
export interface CommonDetails {
  reason?: string;
  code?: string;
  count?: number;
  filter?: string;
  contacts?: boolean;
}

type Stored = string | number | boolean | null;

/** The details of a module's actions: only those that have a text, and of a closed set only its values. */
export type AuditDetails<Details = unknown, Field extends string = never> = CommonDetails & {
  [D in keyof Details]?: Details[D] extends { values: infer Values }
    ? (keyof Values & string) | null
    : Stored;
} & { fields?: readonly Field[] };

type Say = (message: KeyedText) => string;

const written = (message: KeyedText | undefined, name: string, say: Say): string =>
  message ? say(message) : name;

export function auditActionText(action: string, say: Say): string {
  return written(findAuditAction(action), action, say);
}

export function auditSubjectText(type: string, say: Say): string {
  return written(findAuditSubject(type), type, say);
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
  const text: Record<string, (input: string) => string> = {
    action: (input) => auditActionText(input, say),
    targetType: (input) => auditSubjectText(input, say),
    from: instantText,
    to: instantText,
  };
  return `${written(findAuditFilter(name), name, say)}: ${text[name]?.(value) ?? value}`;
}

function valueText(name: string, value: Stored, say: Say): string {
  if (value === null) return say(answers.none);
  if (typeof value === 'boolean') return say(value ? answers.yes : answers.no);
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (name === 'fields')
    return value
      .split(', ')
      .map((field) => written(findAuditField(field), field, say))
      .join(', ');
  if (name === 'filter')
    return value
      .split(', ')
      .filter(Boolean)
      .map((one) => filterText(one, say))
      .join(', ');
  return written(findAuditDetail(name)?.values?.[value], value, say);
}

/** The recorded details of an action with their labels. */
export const describeAuditDetails = (
  details: Readonly<Record<string, Stored>>,
  say: Say,
): (readonly [name: string, value: string])[] =>
  Object.entries(details).map(([name, value]) => [
    written(findAuditDetail(name), name, say),
    valueText(name, value, say),
  ]);

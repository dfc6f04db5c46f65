import {
  auditActionText,
  describeAuditDetails,
  auditSubjectText,
} from '@ieum/contract/foundation/audit/details.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import { say } from '#lib/format/copy.ts';
import type { AuditLog } from './data.ts';

export const actionText = (action: string): string => auditActionText(action, say);

export const subjectTypeText = (type: string): string => auditSubjectText(type, say);

export const detailTexts = (details: AuditLog['details']) => describeAuditDetails(details, say);

const optionsOf = (texts: Record<string, KeyedText>) =>
  Object.entries(texts).map(([value, message]) => ({ value, label: say(message) }));

interface TextModule {
  auditActions?: Record<string, KeyedText>;
  auditSubjects?: Record<string, KeyedText>;
}

/** The texts that the modules declare, by the path of the file. */
const declared = import.meta.glob<TextModule>('../../../../../contract/src/*/*/audit-texts.ts', {
  eager: true,
});

/** In this order; an area that is not listed comes before them. */
const AREAS = ['site', 'assistant', 'live', 'hiring', 'content', 'account', 'foundation'];
const areaOf = (path: string) => AREAS.indexOf(path.split('/').at(-3) ?? '');
const fromTheTop = ([a]: [string, unknown], [b]: [string, unknown]) =>
  areaOf(a) - areaOf(b) || b.localeCompare(a);

const fromModules = Object.entries(declared)
  .sort(fromTheTop)
  .map(([, texts]) => texts);

export const actionOptions = fromModules.flatMap(({ auditActions = {} }) => optionsOf(auditActions));
export const subjectOptions = fromModules.flatMap(({ auditSubjects = {} }) => optionsOf(auditSubjects));

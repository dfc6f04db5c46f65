import { defineTexts, type KeyedText, type Text } from '../../common/text.ts';

/** Every recorded action; each module adds its own beside their labels, so that the union is closed. */
export interface AuditActions {}
export type AuditAction = keyof AuditActions;

const allActions = new Map<string, KeyedText>();

/** Defines the actions that a module records, each with its label; the name is the module and the verb. */
export function defineAuditActions<const T extends Record<string, Text>>(
  actions: T,
): { [K in keyof T]: KeyedText } {
  const labels = defineTexts('auditActions', actions);
  for (const [action, label] of Object.entries<KeyedText>(labels)) allActions.set(action, label);
  return labels;
}

/** The label of an action; undefined for one that no imported module defines. */
export const findAuditAction = (action: string): KeyedText | undefined => allActions.get(action);

const allSubjects = new Map<string, KeyedText>();

/** Defines the kinds of subject that a module's actions have, each with its label. */
export function defineAuditSubjects<const T extends Record<string, Text>>(
  subjects: T,
): { [K in keyof T]: KeyedText } {
  const labels = defineTexts('auditSubjects', subjects);
  for (const [subject, label] of Object.entries<KeyedText>(labels)) allSubjects.set(subject, label);
  return labels;
}

/** The label of a kind of subject; undefined for one that no imported module defines. */
export const findAuditSubject = (subject: string): KeyedText | undefined => allSubjects.get(subject);

import { defineTexts, type Message, type Text } from '../../common/text.ts';

/** Every recorded action; each module adds its own beside their labels, so that the union is closed. */
export interface AuditActions {}
export type AuditAction = keyof AuditActions;

const allActions = new Map<string, Message>();

/** Defines the actions that a module records, each with its label; the name is the module and the verb. */
export function defineAuditActions<const T extends Record<string, Text>>(
  actions: T,
): { [K in keyof T]: Message } {
  const labels = defineTexts('auditActions', actions);
  for (const [action, label] of Object.entries<Message>(labels)) allActions.set(action, label);
  return labels;
}

/** The label of an action; undefined for one that no imported module defines. */
export const findAuditAction = (action: string): Message | undefined => allActions.get(action);

const allTargets = new Map<string, Message>();

/** Defines the kinds of target that a module's actions have, each with its label. */
export function defineAuditTargets<const T extends Record<string, Text>>(
  targets: T,
): { [K in keyof T]: Message } {
  const labels = defineTexts('auditTargets', targets);
  for (const [target, label] of Object.entries<Message>(labels)) allTargets.set(target, label);
  return labels;
}

/** The label of a kind of target; undefined for one that no imported module defines. */
export const findAuditTarget = (target: string): Message | undefined => allTargets.get(target);

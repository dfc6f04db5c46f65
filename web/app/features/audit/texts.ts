import { actionCopy } from './action-copy.ts';
import { copy } from './copy.ts';
import type { AuditLog } from './data.ts';

const { actions, targets } = actionCopy;

const isNamed = <T extends object>(words: T, name: string): name is Extract<keyof T, string> => name in words;

/** What was done in words; an action without words of its own keeps its name. */
export const actionText = (action: string): string => (isNamed(actions, action) ? actions[action] : action);

export const targetTypeText = (type: string): string => (isNamed(targets, type) ? targets[type] : type);

export const detailName = (name: string): string => (isNamed(copy.details, name) ? copy.details[name] : name);

/** A recorded value in words. */
export function detailText(value: AuditLog['details'][string]): string {
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  return value === null ? '—' : String(value);
}

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export const actionOptions = optionsOf(actions);
export const targetOptions = optionsOf(targets);

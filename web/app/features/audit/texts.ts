import { copy } from './copy.ts';
import type { AuditLog } from './data.ts';

const isNamed = <T extends object>(words: T, name: string): name is Extract<keyof T, string> => name in words;

/** What was done in words; an action without words of its own keeps its name. */
export const actionText = (action: string): string =>
  isNamed(copy.actions, action) ? copy.actions[action] : action;

export const targetTypeText = (type: string): string =>
  isNamed(copy.targets, type) ? copy.targets[type] : type;

export const detailName = (name: string): string => (isNamed(copy.details, name) ? copy.details[name] : name);

/** A recorded value in words. */
export function detailText(value: AuditLog['details'][string]): string {
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  return value === null ? '—' : String(value);
}

export const actionOptions = Object.entries(copy.actions).map(([value, label]) => ({ value, label }));

import { restoredCopy } from '../restored-copy.ts';
import { toast } from './toasts.ts';

/** Shows that unsaved input of a form was restored. */
export function notifyRestored(): void {
  toast(restoredCopy.restored);
}

import { restoredCopy } from '../restored-copy.ts';
import { toast } from './toasts.ts';

/** Says that a form goes on from what was written before and never saved. */
export function notifyRestored(): void {
  toast(restoredCopy.restored);
}

import { confirm } from '../alert/alert.ts';
import { askRemovalCopy as copy } from './ask-removal-copy.ts';

/** Asks before a filled entry is deleted; an empty one is deleted without a confirmation. */
export async function askRemoval(name: string, hasContent: boolean): Promise<boolean> {
  if (!hasContent) return true;
  return confirm({ title: copy.title(name), body: copy.body, confirmLabel: copy.act, tone: 'danger' });
}

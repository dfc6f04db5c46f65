import { confirm } from '../alert/alert.ts';
import { askRemovalCopy as copy } from './ask-removal-copy.ts';

/** Asks before an entry goes in which something is written; an empty one goes without a question. */
export async function askRemoval(name: string, hasContent: boolean): Promise<boolean> {
  if (!hasContent) return true;
  return confirm({ title: copy.title(name), body: copy.body, confirmLabel: copy.act, tone: 'danger' });
}

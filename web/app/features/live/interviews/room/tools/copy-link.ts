import { toast } from '#ui/toast/toasts.ts';
import { roomLink } from '../../room-code.ts';
import { roomCopy as copy } from '../view/copy.ts';

/** Copies the link by which others come to the lobby. */
export async function copyLink(code: string) {
  try {
    await navigator.clipboard.writeText(roomLink(code));
    toast(copy.controls.copied, { tone: 'success' });
  } catch {
    toast(copy.controls.notCopied, { tone: 'error' });
  }
}

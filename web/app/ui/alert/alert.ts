import { uiCopy as copy } from '../state/copy.ts';
import { pushMessage, pushQuestion, type Question } from './alerts.ts';

/** Shows a message in the alert dialog; resolves when the person, or the signal, has closed it. */
export const alert = (
  message: string,
  { title, signal }: { title?: string; signal?: AbortSignal } = {},
): Promise<void> => pushMessage(message, { title, signal, confirm: copy.confirm });

/** Asks before an irreversible action or one that others see; resolves true when the person confirmed. */
export const confirm = (question: Question): Promise<boolean> => pushQuestion(question, copy.cancel);

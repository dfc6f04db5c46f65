import { createStore } from '#lib/store/store.ts';

/** A question or message in the queue of the alert dialog. */
export interface OpenAlert {
  title?: string;
  body: string;
  /** Missing for a message with a single button. */
  cancelLabel?: string;
  confirmLabel: string;
  tone: 'plain' | 'danger';
  answer: (isConfirmed: boolean) => void;
}

export interface Question {
  title: string;
  body?: string;
  /** The verb of the action, for example 지원 취소하기. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'plain' | 'danger';
}

const queue = createStore<readonly OpenAlert[]>([]);
let lastMessage: { body: string; read: Promise<void> } | undefined;

const push = (alert: OpenAlert): void => queue.change([...queue.read(), alert]);

/** The dialog that is shown; the others wait in their order. */
export const currentAlert = (): OpenAlert | undefined => queue.read()[0];

/** Subscribes to changes of the queue; returns the function that unsubscribes. */
export const onAlertsChange = queue.onChange;

/** Closes the shown dialog with an answer and shows the next one; a second press answers nothing more. */
export function settleAlert(alert: OpenAlert, isConfirmed: boolean): void {
  if (currentAlert() !== alert) return;
  queue.change(queue.read().slice(1));
  alert.answer(isConfirmed);
}

/** Closes a dialog, also one that is not shown yet, as if the person had declined. */
function withdraw(alert: OpenAlert): void {
  if (!queue.read().includes(alert)) return;
  queue.change(queue.read().filter((other) => other !== alert));
  alert.answer(false);
}

interface MessageOptions {
  title?: string | undefined;
  confirm: string;
  /** Closes the message once it no longer holds. */
  signal?: AbortSignal | undefined;
}

/** Adds a message to the queue; while the last one is still open, the same text is not shown again. */
export function pushMessage(body: string, labels: MessageOptions): Promise<void> {
  if (lastMessage?.body === body) return lastMessage.read;
  const read = new Promise<void>((resolve) => {
    const title = labels.title === undefined ? {} : { title: labels.title };
    const answer = () => {
      if (lastMessage?.body === body) lastMessage = undefined;
      resolve();
    };
    const message: OpenAlert = { ...title, body, confirmLabel: labels.confirm, tone: 'plain', answer };
    push(message);
    labels.signal?.addEventListener('abort', () => withdraw(message), { once: true });
  });
  lastMessage = { body, read };
  return read;
}

const isSame = (alert: OpenAlert, { title, body = '', confirmLabel }: Question): boolean =>
  alert.title === title && alert.body === body && alert.confirmLabel === confirmLabel;

/**
 * Adds a question to the queue; resolves with whether the person confirmed. Asked twice at once, it is
 * confirmed once.
 */
export function pushQuestion(question: Question, cancelLabel: string): Promise<boolean> {
  if (queue.read().some((alert) => isSame(alert, question))) return Promise.resolve(false);
  return new Promise((resolve) => {
    push({
      title: question.title,
      body: question.body ?? '',
      confirmLabel: question.confirmLabel,
      cancelLabel: question.cancelLabel ?? cancelLabel,
      tone: question.tone ?? 'plain',
      answer: resolve,
    });
  });
}

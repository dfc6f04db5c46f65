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

interface OpenMessage {
  alert: OpenAlert;
  read: Promise<void>;
}

let lastMessage: OpenMessage | undefined;

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
  /** Closes the message once it no longer holds, also for its other callers. */
  signal?: AbortSignal | undefined;
}

/** Adds a message to the queue; while the last one is still open, the same text is not shown again. */
export function pushMessage(body: string, { signal, ...labels }: MessageOptions): Promise<void> {
  const message = lastMessage?.alert.body === body ? lastMessage : openMessage(body, labels);
  lastMessage = message;
  signal?.addEventListener('abort', () => withdraw(message.alert), { once: true });
  return message.read;
}

function openMessage(body: string, { title, confirm }: MessageOptions): OpenMessage {
  const { promise: read, resolve } = Promise.withResolvers<void>();
  const answer = () => {
    if (lastMessage?.alert.body === body) lastMessage = undefined;
    resolve();
  };
  const alert: OpenAlert = {
    ...(title === undefined ? {} : { title }),
    body,
    confirmLabel: confirm,
    tone: 'plain',
    answer,
  };
  push(alert);
  return { alert, read };
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

import { createStore } from '#lib/store/store.ts';

/** One question or message on the way to the alert dialog. */
export interface OpenAlert {
  title?: string;
  body: string;
  /** Absent for a message with a single button. */
  cancelLabel?: string;
  confirmLabel: string;
  tone: 'plain' | 'danger';
  answer: (isConfirmed: boolean) => void;
}

export interface Question {
  title: string;
  body?: string;
  /** The verb of the act, for example 지원 취소하기. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'plain' | 'danger';
}

const queue = createStore<readonly OpenAlert[]>([]);
let lastMessage: { body: string; read: Promise<void> } | undefined;

const push = (asked: OpenAlert): void => queue.change([...queue.read(), asked]);

/** What the dialog shows now; the others wait in their order. */
export const currentAlert = (): OpenAlert | undefined => queue.read()[0];

/** Tells of every change of the queue; gives the function that stops it. */
export const onAlertsChange = queue.onChange;

/** Closes the shown dialog with an answer and lets the next one come; a second press answers nothing more. */
export function settleAlert(asked: OpenAlert, isConfirmed: boolean): void {
  if (currentAlert() !== asked) return;
  queue.change(queue.read().slice(1));
  asked.answer(isConfirmed);
}

/** Puts a message into the queue; while the last one waits to be read, the same words are not told again. */
export function pushMessage(
  body: string,
  labels: { title?: string | undefined; confirm: string },
): Promise<void> {
  if (lastMessage?.body === body) return lastMessage.read;
  const read = new Promise<void>((resolve) => {
    const title = labels.title === undefined ? {} : { title: labels.title };
    const answer = () => {
      if (lastMessage?.body === body) lastMessage = undefined;
      resolve();
    };
    push({ ...title, body, confirmLabel: labels.confirm, tone: 'plain', answer });
  });
  lastMessage = { body, read };
  return read;
}

const isSame = (asked: OpenAlert, { title, body = '', confirmLabel }: Question): boolean =>
  asked.title === title && asked.body === body && asked.confirmLabel === confirmLabel;

/** Puts a question into the queue; resolves with whether the person agreed. Asked twice at once, it is agreed to once. */
export function pushQuestion(question: Question, cancelLabel: string): Promise<boolean> {
  if (queue.read().some((asked) => isSame(asked, question))) return Promise.resolve(false);
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

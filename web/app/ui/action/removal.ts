import type { Question } from '../alert/alerts.ts';

/** The texts of deleting one row. */
export interface RemovalTexts {
  title: (name: string) => string;
  body: string;
  act: string;
  /** Shown once it is deleted. */
  done: string | ((name: string) => string);
}

/** The question before a row is deleted. */
export const removalQuestion = ({ title, body, act }: RemovalTexts, name: string): Question => ({
  title: title(name),
  body,
  confirmLabel: act,
  tone: 'danger',
});

/** The message once a row is deleted. */
export const removedText = ({ done }: RemovalTexts, name: string): string =>
  typeof done === 'string' ? done : done(name);

import type { Answers } from './steps.ts';

// Answers that are not saved stay in this tab, so that a session that ends meanwhile or a reload takes nothing away.

const NAME = 'application.unsaved';

interface Kept {
  applicationId: string;
  answers: Answers;
}

export function keepAnswers(applicationId: string, answers: Answers): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ applicationId, answers } satisfies Kept));
  } catch {
    // A full or forbidden storage only costs what a reload would bring back.
  }
}

export function forgetAnswers(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Nothing is kept in a forbidden storage.
  }
}

/** What was written for this application here before and was never saved. */
export function readKeptAnswers(applicationId: string): Answers | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Kept | null;
    return kept?.applicationId === applicationId ? kept.answers : undefined;
  } catch {
    return undefined;
  }
}

import { findAuditAction } from '@ieum/contract/foundation/audit/action-texts.ts';
import { readingTexts } from '@ieum/contract/foundation/audit/reading-texts.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';

type Say = (message: KeyedText) => string;

/** The label of a recorded action; the stored name where no module defines it any more. */
export function actionText(action: string, say: Say): string {
  const label = findAuditAction(action);
  return label ? say(label) : action;
}

/** The label of a kind of personal data. */
export function readingText(what: string, say: Say): string {
  const label = readingTexts[what as keyof typeof readingTexts] as KeyedText | undefined;
  return label ? say(label) : what;
}

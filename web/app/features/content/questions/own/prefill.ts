import { bounds } from '@ieum/contract/common/bounds.ts';
import { writeStored, readStored } from '#lib/storage/tab-storage.ts';

// Removed with everything else when somebody logs out.

/** Stores the text with which the form of a new question of this tab begins; its end where it is too long. */
export const prefillQuestion = (text: string): void =>
  writeStored('questionPrefill', text.slice(-bounds.introduction));

/** The stored text. */
export const readPrefill = (): string => readStored('questionPrefill') ?? '';

/** The question was sent. */
export const dropPrefill = (): void => writeStored('questionPrefill', undefined);

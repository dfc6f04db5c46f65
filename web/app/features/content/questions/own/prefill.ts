import { bounds } from '@ieum/contract/common/bounds.ts';
import { tabStorage } from '#lib/storage/browser-storage.ts';

const NAME = 'ieum.question.prefill';

/** Stores the text with which the form of a new question of this tab begins; its end where it is too long. */
export const prefillQuestion = (text: string): void =>
  tabStorage.write(NAME, text.slice(-bounds.introduction));

/** The stored text. */
export const readPrefill = (): string => tabStorage.read(NAME) ?? '';

/** The question was sent. */
export const dropPrefill = (): void => tabStorage.write(NAME, undefined);

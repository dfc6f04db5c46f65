import type { KeyedText } from '@ieum/contract/common/text.ts';
import { violates } from '#platform/database/pg-errors.ts';
import { invalidAt } from '../errors.ts';

/** Returns a function that turns the violation of a unique index into 400 at a field, and rethrows other errors. */
export const rejectTaken =
  (index: string, field: string, text: KeyedText) =>
  (error: unknown): never => {
    throw violates(error, index) ? invalidAt(field, text) : error;
  };

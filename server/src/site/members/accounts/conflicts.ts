import { memberTexts as m } from '@ieum/contract/site/members/texts.ts';
import { userTexts as u } from '@ieum/contract/account/users/texts.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { pgErrorOf, violates } from '#platform/database/pg-errors.ts';

/** Conflicts of writing an account: a taken username or phone, or a level deleted meanwhile. */
export function rejectConflict(error: unknown): never {
  if (violates(error, 'users_username'))
    throw new AppError('conflict', u.usernameTaken, { fields: { username: u.usernameTaken } });
  if (violates(error, 'users_person_phone'))
    throw new AppError('conflict', m.phoneTaken, { fields: { phone: m.phoneTaken } });
  if (isUnknownLevel(error)) throw invalidAt('_level', m.levelUnknown); // wire spelling
  throw error;
}

const FOREIGN_KEY = '23503';
const isUnknownLevel = (error: unknown): boolean => {
  const found = pgErrorOf(error);
  return found?.code === FOREIGN_KEY && (found.constraint ?? '').includes('level');
};

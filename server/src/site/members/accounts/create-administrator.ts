import { z } from 'zod';
import { userTexts as m } from '@ieum/contract/account/users/texts.ts';
import type { Db } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { violates } from '#platform/database/pg-errors.ts';
import type { Passwords } from '#platform/passwords.ts';
import { users } from '#account/users/tables.ts';

const AdministratorInput = z.object({
  username: z.string().regex(/^[a-z0-9]{4,20}$/),
  name: z.string().min(1).max(50),
  password: z.string().min(8).max(16),
});

/** Creates an owner from the command line; 409 when the username is taken. */
export const createAdministrator = (db: Db, passwords: Passwords) => async (input: unknown) => {
  const { username, name, password } = AdministratorInput.parse(input);
  const passwordHash = await passwords.hash(password);
  const values = {
    username,
    name,
    passwordHash,
    isConsole: true,
    role: 'OWNER' as const,
    mustChangePassword: true,
  };
  try {
    await db.insert(users).values(values);
  } catch (error) {
    if (violates(error, 'users_username')) throw new AppError('conflict', m.usernameTaken);
    throw error;
  }
};

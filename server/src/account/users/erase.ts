import { eq } from 'drizzle-orm';
import { formerName, type Eraser } from '#kit/erasure.ts';
import { phoneCodes, users } from './tables.ts';

/** The account's row stays, as what other rows hang on, and tells nothing of anybody. */
export const eraseUser: Eraser = async ({ db }, subject) => {
  if (subject.phone) await db.delete(phoneCodes).where(eq(phoneCodes.phone, subject.phone));
  const { userId } = subject;
  const erased = {
    // No username has a hyphen, so this one is nobody's.
    username: `former-${userId}`,
    passwordHash: '',
    name: formerName(subject),
    phone: '',
    email: '',
    postcode: '',
    address1: '',
    address2: '',
    bornAt: null,
    gender: null,
    profileFileId: null,
    lastLoginAt: null,
  };
  await db.update(users).set(erased).where(eq(users.id, userId));
};

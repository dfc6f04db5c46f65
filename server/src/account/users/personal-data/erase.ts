import { eq } from 'drizzle-orm';
import { type Eraser } from '#kit/erasure.ts';
import { phoneCodes, users } from '../tables.ts';

/** The account's row stays, because other rows refer to it, without any personal data. */
export const eraseUser: Eraser = async ({ db }, subject) => {
  if (subject.phone) await db.delete(phoneCodes).where(eq(phoneCodes.phone, subject.phone));
  const { userId } = subject;
  const erased = {
    // Usernames in use have no hyphen, so nobody can have this one.
    username: `former-${userId}`,
    passwordHash: '',
    name: subject.formerName,
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

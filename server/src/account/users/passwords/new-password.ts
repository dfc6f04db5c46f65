import { userTexts as m } from '@ieum/contract/account/users/texts.ts';
import { findText } from '@ieum/contract/common/text.ts';
import { NewPassword } from '@ieum/contract/account/users/fields.ts';
import type { DecryptCredential } from '#account/auth/public.ts';
import type { Context } from '#kit/context.ts';
import { invalidAt } from '#kit/errors.ts';

/** Decrypts a new password and applies the password rules; 400 with the first violated rule's text. */
export async function openNewPassword(
  { db, now }: Pick<Context, 'db' | 'now'>,
  decryptCredential: DecryptCredential,
  { field, encrypted }: { field: string; encrypted: string },
): Promise<string> {
  const password = await decryptCredential(db, encrypted, now);
  const result = NewPassword.safeParse(password);
  if (result.success) return result.data;
  const key = result.error.issues[0]?.message ?? '';
  const text = findText(key);
  throw invalidAt(field, text ? { key, text } : m.passwordRequired);
}

import { userTexts as m } from '@ieum/contract/account/users/texts.ts';
import { NewPassword } from '@ieum/contract/account/users/fields.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

const schema = z
  .object({
    password: z.string().max(100).min(1, m.passwordRequired.key),
    newPassword: NewPassword,
    passwordConfirm: z.string().max(100).min(1, m.passwordConfirmRequired.key),
  })
  .refine(({ newPassword, passwordConfirm }) => newPassword === passwordConfirm, {
    path: ['passwordConfirm'],
    error: m.passwordMismatch.key,
  });
export type Values = z.infer<typeof schema>;

export const resolve = zodResolver(schema);

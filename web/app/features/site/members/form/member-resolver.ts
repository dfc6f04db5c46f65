import { MemberDraft, MemberRevision } from '@ieum/contract/site/members/endpoints.ts';
import { NewPassword } from '@ieum/contract/account/users/fields.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { draftOf, revisionOf, type MemberValues } from './member-values.ts';

/** The first issue of each field, by the form's name of it. */
function errorsOf({ issues }: z.ZodError): FieldErrors<MemberValues> {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of issues) {
    const name = String(path[0] ?? 'kind');
    errors[name] ??= { type: 'rule', message };
  }
  return errors;
}

type Answer = ReturnType<Resolver<MemberValues>>;
const answer = (values: MemberValues, error: z.ZodError | undefined): Awaited<Answer> =>
  error ? { values: {}, errors: errorsOf(error) } : { values, errors: {} };

const NewMember = MemberDraft.safeExtend({ password: NewPassword });

/** The contract's rules of a new account, with its unencrypted password. */
export const resolveNew: Resolver<MemberValues> = (values) =>
  answer(values, NewMember.safeParse(draftOf(values)).error);

/** The contract's rules of the changed fields. */
export const resolveChange =
  (before: MemberValues): Resolver<MemberValues> =>
  (values) =>
    answer(values, MemberRevision.safeParse(revisionOf(values, before)).error);

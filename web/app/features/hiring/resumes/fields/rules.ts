import { findDateErrors } from '@ieum/contract/hiring/resumes/checks.ts';
import { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { say, sayKey } from '#lib/format/copy.ts';
import { seoulToday } from '#lib/format/dates.ts';
import type { FieldErrors } from './valid-value.ts';
import type { Parts } from '../parts.ts';

/** The errors that the server would find in a résumé, by the path of the field. */
export function errorsOf(content: Parts): FieldErrors {
  const { error } = ResumeContent.safeParse(content);
  const wrong = (error?.issues ?? [])
    .toReversed()
    .map(({ path, message }) => [path.join('.'), sayKey(message)]);
  const untrue = Object.entries(findDateErrors(content, seoulToday())).map(([path, message]) => [
    path,
    say(message),
  ]);
  return Object.fromEntries([...untrue, ...wrong]) as FieldErrors;
}

import { findDateFaults } from '@ieum/contract/hiring/resumes/checks.ts';
import { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { say, sayKey } from '#lib/format/copy.ts';
import { seoulToday } from '#lib/format/dates.ts';
import type { Faults } from './valid-value.ts';
import type { Parts } from '../parts.ts';

/** The errors that the server would find in a résumé, by the path of the field. */
export function faultsOf(content: Parts): Faults {
  const { error } = ResumeContent.safeParse(content);
  const wrong = (error?.issues ?? [])
    .toReversed()
    .map(({ path, message }) => [path.join('.'), sayKey(message)]);
  const untrue = Object.entries(findDateFaults(content, seoulToday())).map(([path, message]) => [
    path,
    say(message),
  ]);
  return Object.fromEntries([...untrue, ...wrong]) as Faults;
}

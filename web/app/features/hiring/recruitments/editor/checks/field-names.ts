import { fields, questionCopy } from '../fields/fields-copy.ts';
import { fieldNames } from '../fields/field-names-copy.ts';
import type { FieldProblem } from './field-problems.ts';

const names: Readonly<Record<string, string>> = {
  ...fieldNames,
  'employment.wage.type': fields.wage,
  'employment.wage.value__min': fields.wageMin,
  'employment.wage.value__max': fields.wageMax,
  'employment.place.postcode': fields.postcode,
  'employment.place.address1': fields.address1,
  'employment.place.address2': fields.address2,
  'qualification.workExperience.years': fields.years,
  'qualification.workExperience.months': fields.months,
  'qualification.age.value__min': fields.ageMin,
  'qualification.age.value__max': fields.ageMax,
  'qualification.gender.value': fields.gender,
};

const QUESTION = /^questions\.(\d+)(?:\.(choices)(?:\.(\d+))?)?/;

function questionName(path: string): string | undefined {
  const [, index, choices, choice] = QUESTION.exec(path) ?? [];
  if (index === undefined) return undefined;
  const question = questionCopy.nth(Number(index) + 1);
  if (choice !== undefined) return `${question} · ${questionCopy.choice(Number(choice) + 1)}`;
  return choices ? `${question} · ${questionCopy.choices}` : question;
}

/** The field's name as the form shows it. */
export const nameOf = (path: string): string => names[path] ?? questionName(path) ?? '';

/** The error, with the field's name where the sentence does not contain it. */
export function namedMessage({ path, message }: FieldProblem): string {
  const name = nameOf(path);
  const says = message.toLowerCase().includes(name.toLowerCase());
  return says ? message : `${name}: ${message}`;
}

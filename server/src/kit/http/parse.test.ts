import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseError } from './parse.ts';

const errorOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  if (!error) throw new Error('the value is valid');
  return parseError(error);
};

test('an unknown field is named, also when it has the name of a property of every object', () => {
  const body = JSON.parse('{"constructor":1,"toString":2,"extra":3}') as unknown;
  const { details } = errorOf(z.strictObject({}), body);
  expect(Object.keys(details.fields ?? {})).toEqual(['constructor', 'toString', 'extra']);
});

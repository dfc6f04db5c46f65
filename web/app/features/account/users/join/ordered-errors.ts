import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

export interface Failure {
  field: string;
  /** The key of the message. */
  message: string;
}

type Form = z.ZodObject;

/** The failing rules of a form in the order of its fields, the first one of each field. */
export function failuresOf(form: Form, values: unknown): Failure[] {
  const result = form.safeParse(values);
  if (result.success) return [];
  const order = Object.keys(form.shape);
  const failures = new Map<string, Failure>();
  for (const { path, message } of result.error.issues) {
    const field = String(path[0]);
    if (!failures.has(field)) failures.set(field, { field, message });
  }
  return [...failures.values()].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}

/** A form's rules for react-hook-form, with the errors in the order of the alerts. */
export const resolverOf =
  <V extends FieldValues, O>(form: Form & z.ZodType<O>): Resolver<V, unknown, O> =>
  (values) => {
    const failures = failuresOf(form, values);
    if (failures.length === 0) return { values: form.parse(values), errors: {} };
    const errors = failures.map(({ field, message }) => [field, { type: 'rule', message }] as const);
    return { values: {}, errors: Object.fromEntries(errors) } as Awaited<ReturnType<Resolver<V, unknown, O>>>;
  };

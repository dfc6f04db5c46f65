import type { FieldValues, Resolver } from 'react-hook-form';

/** The rules of a form, fetched when something is first checked: they weigh more than the form itself. */
export const laterResolver =
  <T extends FieldValues>(load: () => Promise<Resolver<T>>): Resolver<T> =>
  async (values, context, options) =>
    (await load())(values, context, options);

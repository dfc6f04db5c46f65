import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { alertMessage } from '#lib/layers/alert-port.ts';
import { httpCopy } from '#lib/api/http-copy.ts';

/**
 * The rules of a form, loaded when something is first validated, because they are larger than the form
 * itself. Where they cannot be loaded the form stays and reports it when it is submitted, but not when a
 * field is left.
 */
export const lazyResolver =
  <T extends FieldValues, O = T>(load: () => Promise<Resolver<T, unknown, O>>): Resolver<T, unknown, O> =>
  async (values, context, options) => {
    const rules = await load().catch(() => undefined);
    if (rules) return rules(values, context, options);
    if (options.names?.length !== 1 || Object.keys(values).length === 1) await alertMessage(httpCopy.offline);
    return { values: {}, errors: { root: { type: 'unreachable' } } as FieldErrors<T> };
  };

import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { alertMessage } from '#lib/layers/alert-port.ts';
import { httpCopy } from '#lib/api/http-copy.ts';

/**
 * The rules of a form, fetched when something is first checked: they weigh more than the form itself. Where they
 * cannot be fetched the form stays, and says so when it is sent; a field left on the way is not worth a word.
 */
export const laterResolver =
  <T extends FieldValues, O = T>(load: () => Promise<Resolver<T, unknown, O>>): Resolver<T, unknown, O> =>
  async (values, context, options) => {
    const rules = await load().catch(() => undefined);
    if (rules) return rules(values, context, options);
    if (options.names?.length !== 1 || Object.keys(values).length === 1) await alertMessage(httpCopy.offline);
    return { values: {}, errors: { root: { type: 'unreachable' } } as FieldErrors<T> };
  };

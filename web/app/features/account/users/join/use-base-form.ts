import { userTexts } from '@ieum/contract/account/users/texts.ts';
import type { UserType } from '@ieum/contract/account/users/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useForm, type DefaultValues, type Path, type PathValue, type Resolver } from 'react-hook-form';
import { showErrorOrOffline } from '#ui/alert/show-error.ts';
import { joinTermsQuery } from '#features/account/terms/agreed/data.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { useIsHydrated } from '#lib/session/hydration.ts';
import { say } from '#lib/format/copy.ts';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { storeSignUp, readSignUp } from './stored-sign-up.ts';
import type { BaseValues } from './schemas.ts';

/** The initial values of both base forms. */
export const emptyBase: BaseValues = {
  username: '',
  password: '',
  passwordConfirm: '',
  phone: '',
  confirmedPhone: '',
  email: '',
  postcode: '',
  address1: '',
  address2: '',
  agreed: null,
};

type LoadRules<V extends BaseValues, O> = (necessary: readonly string[]) => Promise<Resolver<V, unknown, O>>;

/** The base form of one kind of member; its rules know the required terms. */
export function useBaseForm<V extends BaseValues, O>(
  userType: UserType,
  loadRules: LoadRules<V, O>,
  defaults: V,
) {
  const { data: list } = useQuery(joinTermsQuery(userType));
  const resolver = useMemo(() => {
    const necessary = (list ?? []).filter((terms) => terms.necessary).map(({ _id }) => _id);
    let rules: Resolver<V, unknown, O> | undefined;
    return lazyResolver<V, O>(async () => (rules ??= await loadRules(necessary)));
  }, [list, loadRules]);
  const form = useForm<V, unknown, O>({
    resolver,
    defaultValues: defaults as DefaultValues<V>,
    mode: 'onTouched',
    // Focuses the field of the alert, which need not be the first one on the page.
    shouldFocusError: false,
  });

  const [left] = useState(() => readSignUp(userType));
  const isHydrated = useIsHydrated();
  // After the first paint, because the server has rendered the form without the stored input of this tab.
  useEffect(() => {
    if (left) form.reset({ ...defaults, ...left } as V, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => storeSignUp(userType, Object.fromEntries(Object.entries(values))),
    });
  }, [form, userType, defaults, left]);

  /** Shows the server's error and marks the fields that it names; the input stays. */
  const showRejection = async (error: unknown): Promise<void> => {
    await showErrorOrOffline(error);
    if (!(error instanceof ApiError)) return;
    if (error.message === say(userTexts.phoneUnconfirmed)) {
      form.setValue('confirmedPhone' as Path<V>, '' as PathValue<V, Path<V>>);
    }
    const named = Object.entries(error.fields).filter(([name]) => name in defaults);
    for (const [name, message] of named) form.setError(name as Path<V>, { type: 'server', message });
    if (named[0]) form.setFocus(named[0][0] as Path<V>);
  };
  return { form, isRestored: isHydrated && left !== undefined, showRejection };
}

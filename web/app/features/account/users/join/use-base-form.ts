import { userTexts } from '@ieum/contract/account/users/texts.ts';
import type { UserType } from '@ieum/contract/account/users/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useForm, type DefaultValues, type Path, type PathValue, type Resolver } from 'react-hook-form';
import { showErrorOrOffline } from '#features/account/auth/login/failure.ts';
import { joinTermsQuery } from '#features/account/terms/agreed/data.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { useIsAlive } from '#lib/session/alive.ts';
import { say } from '#lib/format/copy.ts';
import { laterResolver } from '#ui/form/later-resolver.ts';
import { keepSignUp, readSignUp } from './kept-sign-up.ts';
import type { BaseValues } from './schemas.ts';

/** What both base forms start with. */
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

/** The base form of one kind of member; its rules know the terms that must be agreed to. */
export function useBaseForm<V extends BaseValues, O>(
  userType: UserType,
  loadRules: LoadRules<V, O>,
  defaults: V,
) {
  const { data: list } = useQuery(joinTermsQuery(userType));
  const resolver = useMemo(() => {
    const necessary = (list ?? []).filter((terms) => terms.necessary).map(({ _id }) => _id);
    let rules: Resolver<V, unknown, O> | undefined;
    return laterResolver<V, O>(async () => (rules ??= await loadRules(necessary)));
  }, [list, loadRules]);
  const form = useForm<V, unknown, O>({
    resolver,
    defaultValues: defaults as DefaultValues<V>,
    mode: 'onTouched',
    // The focus goes to the field of the alert, which need not be the first one on the page.
    shouldFocusError: false,
  });

  const [left] = useState(() => readSignUp(userType));
  const isAlive = useIsAlive();
  // After the first paint: the server has drawn the form without what this tab keeps.
  useEffect(() => {
    if (left) form.reset({ ...defaults, ...left } as V, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepSignUp(userType, Object.fromEntries(Object.entries(values))),
    });
  }, [form, userType, defaults, left]);

  /** Tells why the server refused and marks the fields it names; the input stays. */
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
  return { form, isRestored: isAlive && left !== undefined, showRejection };
}

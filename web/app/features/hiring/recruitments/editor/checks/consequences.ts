import { hidesAmounts } from '@ieum/contract/hiring/recruitments/enums.ts';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EditorForm } from '../editor-form.ts';

type Employment = EditorForm['employment'];
type Address = Pick<Employment['place'], 'postcode' | 'address1'>;

/** Values that a switch removed, restored when it is switched back. */
interface PutAway {
  address?: Address;
  wage?: Employment['wage'];
}

const ABROAD = 'employment.place.isAbroad';
const WAGE_TYPE = 'employment.wage.type';

/** An overseas place has no postcode and base address; they are restored with the place. */
function settleAddress({ place }: Employment, putAway: PutAway): Address | undefined {
  const hasAddress = place.postcode !== '' || place.address1 !== '';
  if (!place.isAbroad) return hasAddress ? undefined : putAway.address;
  if (!hasAddress) return undefined;
  putAway.address = { postcode: place.postcode, address1: place.address1 };
  return { postcode: '', address1: '' };
}

const hasAmounts = (wage: Employment['wage']): boolean =>
  wage.value__min !== null || wage.value__max !== null;

/** Applies the consequences of a changed field; values removed by a switch are not lost. */
export function useConsequences(form: UseFormReturn<EditorForm>): void {
  useEffect(() => {
    const putAway: PutAway = {};
    let wage = { ...form.getValues('employment.wage') };
    const settleWage = (changed: Employment['wage']) => {
      if (hidesAmounts(changed.type)) {
        if (!hasAmounts(changed)) return;
        putAway.wage = { ...changed, type: wage.type };
        setAmounts({ value__min: null, value__max: null });
      } else if (!hasAmounts(changed) && putAway.wage?.type === changed.type) setAmounts(putAway.wage);
    };
    const setAmounts = (to: Pick<Employment['wage'], 'value__min' | 'value__max'>) => {
      form.setValue('employment.wage.value__min', to.value__min, { shouldDirty: true });
      form.setValue('employment.wage.value__max', to.value__max, { shouldDirty: true });
    };
    return form.subscribe({
      formState: { values: true },
      callback: ({ name, values: { employment } }) => {
        if (name === WAGE_TYPE) settleWage(employment.wage);
        wage = { ...form.getValues('employment.wage') };
        const address = name === ABROAD ? settleAddress(employment, putAway) : undefined;
        if (!address) return;
        form.setValue('employment.place.postcode', address.postcode, { shouldDirty: true });
        form.setValue('employment.place.address1', address.address1, { shouldDirty: true });
      },
    });
  }, [form]);
}

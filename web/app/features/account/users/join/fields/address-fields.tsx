import { userTexts } from '@ieum/contract/account/users/texts.ts';
import IconAlertCircle from '~icons/tabler/alert-circle';
import IconSearch from '~icons/tabler/search';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { AddressSearch, type PickedAddress } from '#features/foundation/addresses/address-search.tsx';
import { say } from '#lib/format/copy.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { fieldsCopy as copy } from './fields-copy.ts';
import styles from './fields.module.css';
import type { AddressValues } from '../schemas.ts';

function useAddress() {
  const form = useFormContext<AddressValues>();
  const [isSearching, setSearching] = useState(false);
  const { errors } = form.formState;
  const pick = ({ postcode, address1 }: PickedAddress) => {
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue('postcode', postcode, options);
    form.setValue('address1', address1, options);
    setSearching(false);
    form.setFocus('address2');
  };
  const isIncomplete = Boolean(errors.postcode ?? errors.address1 ?? errors.address2);
  return { form, errors, isSearching, setSearching, pick, isIncomplete };
}

const Incomplete = ({ id }: { id: string }) => (
  <p id={id} className={styles.error}>
    <IconAlertCircle size={15} aria-hidden />
    {say(userTexts.addressRequired)}
  </p>
);

/** Postcode, base and detailed address, found by the search or typed. */
export function AddressFields() {
  const id = useId();
  const { form, errors, isSearching, setSearching, pick, isIncomplete } = useAddress();
  const describe = (isInvalid: boolean) => ({
    isInvalid,
    'aria-describedby': isInvalid ? `${id}-error` : undefined,
  });
  return (
    <div className={styles.address}>
      <div className={styles.withButton}>
        <TextField
          size="md"
          label={copy.postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          {...form.register('postcode')}
          {...describe(Boolean(errors.postcode))}
        />
        <Button
          kind="default"
          icon={<IconSearch size={17} stroke={1.9} aria-hidden />}
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        >
          {copy.findAddress}
        </Button>
      </div>
      {isSearching && <AddressSearch onPick={pick} onClose={() => setSearching(false)} />}
      <TextField
        size="md"
        label={copy.address1}
        autoComplete="address-line1"
        {...form.register('address1')}
        {...describe(Boolean(errors.address1))}
      />
      <TextField
        size="md"
        label={copy.address2}
        placeholder={copy.address2Hint}
        autoComplete="address-line2"
        {...form.register('address2')}
        {...describe(Boolean(errors.address2))}
      />
      {isIncomplete && <Incomplete id={`${id}-error`} />}
    </div>
  );
}

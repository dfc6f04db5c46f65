import { useDebouncedValue } from '#lib/forms/use-debounced.ts';
import { useQuery } from '@tanstack/react-query';
import IconX from '~icons/tabler/x';
import { useState, type KeyboardEvent } from 'react';
import { Combobox } from '#ui/field/combobox.tsx';
import styles from './address-search.module.css';
import { copy } from './copy.ts';
import { addressesQuery } from './data.ts';

/** A found address in the format of the forms: the postcode and the road address, else the lot address. */
export interface PickedAddress {
  postcode: string;
  address1: string;
}

interface AddressSearchProps {
  onPick: (address: PickedAddress) => void;
  onClose: () => void;
}

const PAUSE_MILLISECONDS = 250;

const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

function useSuggestions(text: string) {
  const query = useDebouncedValue(text.trim(), PAUSE_MILLISECONDS);
  const { data, isFetching, isError } = useQuery(addressesQuery(query));
  const found = data?.addresses ?? [];
  const note = () => {
    if (isError) return copy.failed;
    if (isFetching) return copy.searching;
    return data && found.length === 0 ? copy.none : copy.hint;
  };
  return { found, note: note() };
}

/**
 * The search field of an address form with its suggestions; the form's own fields can still be typed
 * into.
 */
export function AddressSearch({ onPick, onClose }: AddressSearchProps) {
  const [text, setText] = useState('');
  const { found, note } = useSuggestions(text);
  const options = found.map(({ zoneCode, roadAddress, lotAddress }, index) => ({
    id: String(index),
    label: roadAddress || lotAddress,
    note: roadAddress && lotAddress ? `${zoneCode} · ${lotAddress}` : zoneCode,
  }));
  const pick = (id: string) => {
    const address = found[Number(id)];
    if (address) onPick({ postcode: address.zoneCode, address1: address.roadAddress || address.lotAddress });
  };

  return (
    // Enter searches; without a suggestion it must not send the form around the search.
    <div className={styles.search} onKeyDown={keepForm}>
      <Combobox
        label={copy.search}
        placeholder={copy.example}
        size="md"
        autoFocus
        value={text}
        onChange={setText}
        options={options}
        onPick={pick}
      />
      <p role="status" className={styles.note}>
        {note}
      </p>
      <button type="button" className={styles.close} aria-label={copy.close} onClick={onClose}>
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}

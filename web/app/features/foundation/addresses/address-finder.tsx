import { useState, type ReactNode } from 'react';
import { AddressSearch, type PickedAddress } from '#features/foundation/addresses/address-search.tsx';
import { Button } from '#ui/button/button.tsx';
import { copy } from './address-finder-copy.ts';
import styles from './address-finder.module.css';

interface AddressFinderProps {
  onPick: (address: PickedAddress) => void;
  /** The postcode field beside the button. */
  children: ReactNode;
}

/** A postcode field with its 주소 찾기; the search opens below it and closes after a choice. */
export function AddressFinder({ onPick, children }: AddressFinderProps) {
  const [isOpen, setOpen] = useState(false);
  const pick = (address: PickedAddress) => {
    setOpen(false);
    onPick(address);
  };
  return (
    <>
      <div className={styles.row}>
        {children}
        <Button kind="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {copy.find}
        </Button>
      </div>
      {isOpen && <AddressSearch onPick={pick} onClose={() => setOpen(false)} />}
    </>
  );
}

import { bounds } from '@ieum/contract/common/bounds.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { proposeCopy as copy } from './copy.ts';
import styles from './propose-sheet.module.css';

/** Where a meeting takes place; only those who are invited see it. */
export const PlaceField = ({ value, onChange }: { value: string; onChange: (place: string) => void }) => (
  <div className={styles.place}>
    <TextField
      label={copy.place}
      size="md"
      maxLength={bounds.address}
      value={value}
      hint={copy.placeHint}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </div>
);

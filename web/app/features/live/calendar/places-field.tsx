import { calendarBounds } from '@ieum/contract/live/calendar/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { runAction } from '#ui/action/run-action.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { calendarCopy } from './copy.ts';
import { placesQuery, useSavePlaces } from './data.ts';
import styles from './feed-sheet.module.css';

const { places: copy } = calendarCopy;
const options = Array.from({ length: calendarBounds.places }, (_, index) => ({
  value: String(index + 1),
  label: copy.of(index + 1),
}));

/** The number of appointments that a company can have at once; a choice is saved immediately. */
export function PlacesField() {
  const { data } = useQuery(placesQuery);
  const save = useSavePlaces();
  if (data === undefined) return null;
  const choose = (places: string) =>
    runAction({ run: () => save.mutateAsync(Number(places)), done: copy.saved });
  return (
    <div className={styles.places}>
      <SelectField
        label={copy.label}
        size="sm"
        value={String(save.isPending ? save.variables : data)}
        options={options}
        onChange={choose}
      />
      <p>{copy.hint}</p>
    </div>
  );
}

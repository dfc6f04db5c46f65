import type { SearchParameter } from '@ieum/contract/common/own-address.ts';
import { useDebouncedCallback } from '#lib/forms/use-debounced.ts';
import { useSearchText } from '#lib/forms/use-search-text.ts';
import { SearchField } from '#ui/search/search-field.tsx';
import { useUrlState } from '../../layout/use-url-state.ts';
import styles from './grid-search.module.css';

interface GridSearchProps {
  label: string;
  placeholder?: string;
  /** The name of the query parameter in the address; saved views lose it when a member with its text is erased. */
  name?: SearchParameter;
}

/**
 * The search of a list: the input is written to the address after a short pause, or at once by Enter.
 */
export function GridSearch({ label, placeholder, name = 'q' }: GridSearchProps) {
  const { read, write } = useUrlState();
  const requested = read(name);
  const { typed, setTyped, controlled } = useSearchText(requested);
  const ask = (text: string) =>
    write({ [name]: controlled.report(text.trim()) || undefined }, { isReplacing: true });
  const askLater = useDebouncedCallback(ask, 350);
  return (
    <div className={styles.search}>
      <SearchField
        size="sm"
        label={label}
        {...(placeholder && { placeholder })}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          askLater(value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) ask(typed);
        }}
      />
    </div>
  );
}

import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { useUrlState } from '../use-url-state.ts';
import styles from './grid-search.module.css';

interface GridSearchProps {
  label: string;
  placeholder?: string;
  /** The query's name in the address. */
  name?: string;
}

/** The search of a list: what is typed reaches the address after a short rest, or at once by Enter. */
export function GridSearch({ label, placeholder = label, name = 'q' }: GridSearchProps) {
  const { read, write } = useUrlState();
  const asked = read(name);
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    if (typed.trim() !== asked) setTyped(asked);
  }
  const ask = (words: string) => write({ [name]: words.trim() || undefined }, { isReplacing: true });
  const askLater = useDebouncedCallback(ask, 350);
  return (
    <TextInput
      type="search"
      size="sm"
      className={styles.search ?? ''}
      flex={{ base: '1 1 200px', md: '0 0 240px' }}
      aria-label={label}
      placeholder={placeholder}
      maxLength={100}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        askLater(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) ask(typed);
      }}
    />
  );
}

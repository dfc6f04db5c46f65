import IconSearch from '~icons/tabler/search';
import type { InputHTMLAttributes } from 'react';
import styles from './search-field.module.css';

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** The content that is searched; also the placeholder, unless there is another. */
  label: string;
  /** Heights 36 (44 on a phone), 44 and 48. */
  size?: 'sm' | 'md' | 'lg';
}

/** The field of a search; it also works before scripts are loaded. */
export const SearchField = ({ label, size = 'md', placeholder = label, ...input }: SearchFieldProps) => (
  <span className={styles.search} data-size={size}>
    <IconSearch aria-hidden />
    <input
      maxLength={100}
      autoComplete="off"
      {...input}
      type="search"
      aria-label={label}
      placeholder={placeholder}
    />
  </span>
);

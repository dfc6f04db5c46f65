import { Form } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { SearchField } from './search-field.tsx';
import styles from './term-form.module.css';

interface TermFormProps {
  /** The name of the field and of the form. */
  label: string;
  placeholder?: string;
  submit: string;
  /** The term of the address. */
  term: string;
  /** Other parameters of the address that the search keeps. */
  stored?: Readonly<Record<string, string>>;
}

/** The search of a visitors' page, `?searchValue=`: a form that works without scripts. */
export const TermForm = ({ label, placeholder = label, submit, term, stored = {} }: TermFormProps) => (
  <Form role="search" aria-label={label} className={styles.form} data-print="hidden">
    {Object.entries(stored).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <SearchField
      key={term}
      size="lg"
      name="searchValue"
      label={label}
      placeholder={placeholder}
      defaultValue={term}
    />
    <Button type="submit">{submit}</Button>
  </Form>
);

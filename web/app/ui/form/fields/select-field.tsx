import { Select as MantineSelect } from '@mantine/core';
import type { Option } from '../choice-fields.tsx';
import { useField, type FieldProps } from './use-field.tsx';

interface OptionsProps extends FieldProps {
  options: readonly Option[];
  placeholder?: string;
  isSearchable?: boolean;
  isClearable?: boolean;
}

/** One of many; an empty choice is null. */
export function Select({ options, placeholder, isSearchable, isClearable, ...rest }: OptionsProps) {
  const { field, shared } = useField(rest);
  return (
    <MantineSelect
      {...field}
      {...shared}
      value={typeof field.value === 'string' ? field.value : null}
      data={[...options]}
      placeholder={placeholder}
      searchable={isSearchable ?? false}
      clearable={isClearable ?? false}
      allowDeselect={isClearable ?? false}
      checkIconPosition="right"
    />
  );
}

import { useField, type FieldProps } from './use-field.tsx';

/** The common part of a check box and a switch: the value is true or anything else. */
export function useBooleanField(props: FieldProps) {
  const { field, shared } = useField(props);
  const { value, ...handlers } = field;
  const { label, hint, error, disabled } = shared;
  return { ...handlers, checked: value === true, label, hint, error, disabled };
}

import { SelectField } from '../../field/select-field.tsx';
import { useUrlState } from '../../layout/use-url-state.ts';

interface UrlSelectProps {
  /** The name of the query parameter in the address. */
  name: string;
  label: string;
  /** The label of the empty choice. */
  all: string;
  options: readonly { value: string; label: string }[];
}

/** A filter of a list: one of a few values, stored in the address. */
export function UrlSelect({ name, label, all, options }: UrlSelectProps) {
  const { read, write } = useUrlState();
  return (
    <SelectField
      label={label}
      isLabelHidden
      size="sm"
      value={read(name)}
      options={[{ value: '', label: all }, ...options]}
      onChange={(value) => write({ [name]: value || undefined })}
    />
  );
}

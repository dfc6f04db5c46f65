import { Combobox } from '#ui/field/combobox.tsx';
import type { Suggestion } from '../suggestions/find-suggestions.ts';
import { useSuggestions } from '../suggestions/use-suggestions.ts';

interface SuggestedFieldProps {
  label: string;
  value: string;
  max: number;
  placeholder?: string;
  error?: string | undefined;
  /** Loads the list; the same function for the same list. */
  load: () => Promise<string>;
  onChange: (value: string) => void;
  onTake?: (suggestion: Suggestion) => void;
}

/** One line of text with suggestions from a list; other text is accepted too. */
export function SuggestedField({ load, max, onChange, onTake, ...field }: SuggestedFieldProps) {
  const suggestions = useSuggestions(load, field.value);
  return (
    <Combobox
      {...field}
      size="md"
      maxLength={max}
      options={suggestions.map(({ name, note }) => ({ id: name, label: name, ...(note && { note }) }))}
      onChange={onChange}
      onPick={(name) => {
        const taken = suggestions.find((one) => one.name === name);
        if (taken && onTake) onTake(taken);
        else onChange(name);
      }}
    />
  );
}

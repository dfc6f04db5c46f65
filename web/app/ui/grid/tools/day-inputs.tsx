import { DayInput } from '../../form/days/day-input.tsx';
import { useUrlState } from '../../layout/use-url-state.ts';
import { gridCopy as copy } from '../copy.ts';

interface EndProps {
  name: string;
  label: string;
  min?: string | undefined;
  max?: string | undefined;
  isFocused: boolean;
}

function PeriodEnd({ name, label, isFocused, ...ends }: EndProps) {
  const { read, write } = useUrlState();
  return (
    <DayInput
      size="sm"
      label={label}
      isLabelHidden
      // The field was focused before it was loaded.
      autoFocus={isFocused}
      {...ends}
      value={read(name)}
      onChange={(chosen) => write({ [name]: chosen ?? undefined }, { isReplacing: true })}
      clearable
    />
  );
}

interface DayInputsProps {
  label: string;
  names: { from: string; to: string };
  /** The name of the focused end. */
  focused: string;
}

/** Both ends of a period, in the page's language. */
export function DayInputs({ label, names, focused }: DayInputsProps) {
  const { read } = useUrlState();
  const isFocused = (name: string) => name === focused;
  return (
    <>
      <PeriodEnd
        name={names.from}
        label={copy.from(label)}
        max={read(names.to) || undefined}
        isFocused={isFocused(names.from)}
      />
      <i aria-hidden>~</i>
      <PeriodEnd
        name={names.to}
        label={copy.until(label)}
        min={read(names.from) || undefined}
        isFocused={isFocused(names.to)}
      />
    </>
  );
}

import { Checkbox } from '#ui/choice/checkbox.tsx';
import { RadioGroup } from '#ui/choice/radio-group.tsx';
import { numberText } from '#lib/format/money.ts';
import { facetCopy as copy } from './facet-copy.ts';
import styles from './filter-bar.module.css';
import { withoutEliminated, yearsText, type Facet } from './facets.ts';
import type { FilterState } from './use-filters.ts';

const YEARS = ['1-', '3-', '5-', '10-'];

interface ChoicesProps {
  facet: Facet;
  years: string;
  set: FilterState['set'];
}

function Years({ years, set }: Pick<ChoicesProps, 'years' | 'set'>) {
  const options = ['', ...YEARS, ...(years && !YEARS.includes(years) ? [years] : [])];
  return (
    <div className={styles.years}>
      <RadioGroup
        size="sm"
        legend={copy.years}
        options={options.map((value) => ({ value, label: yearsText(value) || copy.anyYears }))}
        value={years}
        onChange={(value) => set('years', value)}
      />
    </div>
  );
}

/** The choices of one filter with their counts; several may be chosen. */
export function FacetChoices({ facet, years, set }: ChoicesProps) {
  const { name, choices, chosen } = facet;
  const toggle = (value: string) =>
    set(name, chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <div className={styles.choices}>
      {name === 'stage' && (
        <button type="button" className={styles.preset} onClick={() => set('stage', withoutEliminated)}>
          {copy.withoutEliminated}
        </button>
      )}
      {choices.length === 0 && <p>{copy.nothing}</p>}
      {choices.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          label={
            <span className={styles.choice} data-empty={count === 0 || undefined}>
              {label} <em className="number">{numberText(count)}</em>
            </span>
          }
          checked={chosen.includes(value)}
          onChange={() => toggle(value)}
        />
      ))}
      {name === 'career' && <Years years={years} set={set} />}
    </div>
  );
}

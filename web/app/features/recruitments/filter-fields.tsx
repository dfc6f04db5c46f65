import {
  Career,
  EducationLevel,
  EmploymentType,
  PayType,
  regions,
  type Region,
} from '@ieum/contract/recruitments.enums.ts';
import type { ReactNode } from 'react';
import styles from './filter-fields.module.css';
import { toggled, type FacetName } from './filters.ts';
import { labels } from './labels-copy.ts';
import { listCopy as copy } from './list-copy.ts';
import { TermField } from './term-field.tsx';
import { regionText } from './texts.ts';
import type { FilterControl } from './use-filters.ts';
import { YearsRange } from './years-range.tsx';

/** A group of conditions that can be folded; `id` lets the pills of small screens lead to it. */
function Group({ facet, children }: { facet: FacetName; children: ReactNode }) {
  return (
    <details open className={styles.group} data-facet={facet}>
      <summary>{copy.facets[facet]}</summary>
      <fieldset>
        <legend className="visually-hidden">{copy.facets[facet]}</legend>
        {children}
      </fieldset>
    </details>
  );
}

interface ChoicesProps<T extends string> {
  values: readonly T[];
  chosen: readonly T[];
  labelOf: (value: T) => string;
  onChange: (chosen: T[]) => void;
  /** How many are shown before the rest is asked for. */
  first?: number;
  moreOf?: (count: number) => string;
}

function Choices<T extends string>({ values, chosen, labelOf, onChange, ...look }: ChoicesProps<T>) {
  const { first = values.length, moreOf = copy.moreOptions } = look;
  const box = (value: T) => (
    <label key={value} className={styles.choice}>
      <input
        type="checkbox"
        checked={chosen.includes(value)}
        onChange={() => onChange(toggled(chosen, value))}
      />
      {labelOf(value)}
    </label>
  );
  const rest = values.slice(first);
  return (
    <>
      {values.slice(0, first).map(box)}
      {rest.length > 0 && (
        <details className={styles.rest} open={rest.some((value) => chosen.includes(value)) || undefined}>
          <summary>{moreOf(rest.length)}</summary>
          {rest.map(box)}
        </details>
      )}
    </>
  );
}

/** The regions with most trade first, the others in their usual order. */
const FIRST_REGIONS: readonly Region[] = ['서울', '경기', '부산', '인천'];
const orderedRegions = [...FIRST_REGIONS, ...regions.filter((region) => !FIRST_REGIONS.includes(region))];

const PLACES = [
  { value: undefined, label: copy.anywhere },
  { value: false, label: copy.domestic },
  { value: true, label: copy.abroad },
] as const;

function PlaceChoice({ filters, change, name }: FilterControl & { name: string }) {
  return PLACES.map(({ value, label }) => (
    <label key={label} className={styles.choice}>
      <input
        type="radio"
        name={name}
        checked={filters.abroad === value}
        onChange={() => change({ abroad: value })}
      />
      {label}
    </label>
  ));
}

interface FilterFieldsProps {
  control: FilterControl;
  /** Tells the radio groups of rail and sheet apart. */
  name: string;
}

/** Every condition of the list; a change counts at once. */
export function FilterFields({ control, name }: FilterFieldsProps) {
  const { filters, change } = control;
  const cities = filters.region.filter((word) => word.includes(':'));
  return (
    <>
      <TermField term={filters.searchValue} onChange={(searchValue) => change({ searchValue })} />
      <Group facet="region">
        <Choices
          values={orderedRegions}
          chosen={regions.filter((region) => filters.region.includes(region))}
          labelOf={regionText}
          first={FIRST_REGIONS.length}
          moreOf={copy.moreRegions}
          onChange={(chosen) => change({ region: [...chosen, ...cities] })}
        />
      </Group>
      <Group facet="types">
        <Choices
          values={Object.values(EmploymentType)}
          chosen={filters.types}
          labelOf={(type) => labels.types[type]}
          first={4}
          onChange={(types) => change({ types })}
        />
      </Group>
      <Group facet="career">
        <Choices
          values={Object.values(Career)}
          chosen={filters.career}
          labelOf={(career) => labels.career[career]}
          onChange={(career) => change({ career })}
        />
        <YearsRange years={filters.years} onChange={(years) => change({ years })} />
      </Group>
      <Group facet="education">
        <Choices
          values={Object.values(EducationLevel)}
          chosen={filters.education}
          labelOf={(level) => labels.education[level]}
          onChange={(education) => change({ education })}
        />
      </Group>
      <Group facet="wage">
        <Choices
          values={Object.values(PayType)}
          chosen={filters.wage}
          labelOf={(pay) => labels.pay[pay]}
          first={4}
          onChange={(wage) => change({ wage })}
        />
      </Group>
      <Group facet="abroad">
        <PlaceChoice {...control} name={name} />
      </Group>
      <Group facet="isOpen">
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            checked={filters.isOpen}
            onChange={(event) => change({ isOpen: event.target.checked })}
          />
          {copy.onlyOpen}
        </label>
      </Group>
    </>
  );
}

import { Career, EducationLevel, EmploymentType, PayType } from '@ieum/contract/hiring/recruitments/enums.ts';
import { employmentTypeTexts } from '@ieum/contract/hiring/recruitments/employment-type-labels.ts';
import type { ReactNode } from 'react';
import { say } from '#lib/format/copy.ts';
import { Choice, Choices, countIn } from './filter-choice.tsx';
import styles from './filter-fields.module.css';
import { toggled, type FacetName } from './filters.ts';
import { labels } from '../card/labels-copy.ts';
import { listCopy as copy } from '../list/list-copy.ts';
import { PayRange } from './pay-range.tsx';
import { RegionChoices } from './region-choices.tsx';
import { TermField } from './term-field.tsx';
import type { ChoiceCounts } from './use-choices.ts';
import type { FilterControl } from './use-filters.ts';
import { YearsRange } from './years-range.tsx';

/** A group of conditions that can be collapsed; `id` is the target of the pills on small screens. */
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

const PLACES = [
  { value: undefined, label: copy.anywhere },
  { value: false, label: copy.domestic },
  { value: true, label: copy.abroad },
] as const;

interface FilterFieldsProps {
  control: FilterControl;
  choices: ChoiceCounts | undefined;
}

function PlaceChoice({ control: { filters, change }, choices }: FilterFieldsProps) {
  return PLACES.map(({ value, label }) => (
    <Choice
      key={label}
      label={label}
      name="abroad"
      value={value === undefined ? '' : String(value)}
      isRadio
      isChosen={filters.abroad === value}
      count={value === undefined ? undefined : countIn(choices?.abroad, String(value))}
      onToggle={() => change({ abroad: value })}
    />
  ));
}

/** The conditions of the work: its requirements and its terms. */
function WorkGroups({ control, choices }: FilterFieldsProps) {
  const { filters, change } = control;
  return (
    <>
      <Group facet="types">
        <Choices
          name="types"
          values={Object.values(EmploymentType)}
          chosen={filters.types}
          counts={choices?.types}
          labelOf={(type) => say(employmentTypeTexts[type])}
          first={4}
          onToggle={(type) => change({ types: toggled(filters.types, type) })}
        />
      </Group>
      <Group facet="career">
        <Choices
          name="career"
          values={Object.values(Career)}
          chosen={filters.career}
          counts={choices?.career}
          labelOf={(career) => labels.career[career]}
          onToggle={(career) => change({ career: toggled(filters.career, career) })}
        />
        <YearsRange years={filters.years} onChange={(years) => change({ years })} />
      </Group>
      <Group facet="education">
        <Choices
          name="education"
          values={Object.values(EducationLevel)}
          chosen={filters.education}
          counts={choices?.education}
          labelOf={(level) => labels.education[level]}
          onToggle={(level) => change({ education: toggled(filters.education, level) })}
        />
      </Group>
      <Group facet="wage">
        <Choices
          name="wage"
          values={Object.values(PayType)}
          chosen={filters.wage}
          counts={choices?.wage}
          labelOf={(pay) => labels.pay[pay]}
          first={4}
          onToggle={(pay) => change({ wage: toggled(filters.wage, pay) })}
        />
      </Group>
    </>
  );
}

/** Every condition of the list with its counts; a change applies at once. */
export function FilterFields({ control, choices }: FilterFieldsProps) {
  const { filters, change } = control;
  return (
    <>
      <TermField term={filters.searchValue} onChange={(searchValue) => change({ searchValue })} />
      <Group facet="region">
        <RegionChoices
          regions={filters.region}
          counts={choices?.region}
          onChange={(region) => change({ region })}
        />
      </Group>
      <WorkGroups control={control} choices={choices} />
      <Group facet="pay">
        <PayRange pay={filters.pay} onChange={(pay) => change({ pay })} />
      </Group>
      <Group facet="abroad">
        <PlaceChoice control={control} choices={choices} />
      </Group>
      <Group facet="isOpen">
        <Choice
          isSwitch
          name="open"
          value="true"
          label={copy.onlyOpen}
          isChosen={filters.isOpen}
          count={countIn(choices?.open, 'true')}
          onToggle={() => change({ isOpen: !filters.isOpen })}
        />
      </Group>
    </>
  );
}

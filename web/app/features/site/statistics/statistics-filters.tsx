import { EmploymentType } from '@ieum/contract/hiring/recruitments/enums.ts';
import { employmentTypeTexts } from '@ieum/contract/hiring/recruitments/employment-type-labels.ts';
import { say } from '#lib/format/copy.ts';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { copy } from './copy.ts';
import type { HiringFigures, Scope } from './data.ts';

const { filters: texts } = copy;
const types = Object.values(EmploymentType);
const typeOptions = types.map((value) => ({ value, label: say(employmentTypeTexts[value]) }));

/** The scope in the address. */
export function useScope(): Scope {
  const { read } = useUrlState();
  return {
    _company: read('company') || undefined,
    employmentType: types.find((one) => one === read('type')),
  };
}

/** One company and one employment type; a chosen company stays in the list also where it has no figures. */
export function StatisticsFilters({ companies }: { companies: HiringFigures['companies'] }) {
  const chosen = useScope()._company;
  const known = companies.map(({ _id: value, name: label }) => ({ value, label }));
  const isKnown = !chosen || known.some(({ value }) => value === chosen);
  return (
    <>
      <UrlSelect
        name="company"
        label={texts.company}
        all={texts.anyCompany}
        options={isKnown ? known : [...known, { value: chosen, label: texts.company }]}
      />
      <UrlSelect name="type" label={texts.type} all={texts.anyType} options={typeOptions} />
    </>
  );
}

import { useDebouncedValue } from '#lib/forms/use-debounced.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { companiesOf } from '#features/hiring/companies/public/data.ts';
import { Combobox } from '#ui/field/combobox.tsx';
import { copy } from './copy.ts';

const REST_MS = 200;
const SHOWN = 10;

/** The company of a new lecture, found by its name. */
export function CompanyField() {
  const {
    field: { ref, onChange, onBlur },
  } = useController({ name: 'company' });
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const term = useDebouncedValue(typed.trim(), REST_MS);
  const { data } = useQuery({
    queryKey: ['lecture-companies', term],
    queryFn: async () => companiesOf().list({ query: { searchValue: term, limit: SHOWN } }),
    enabled: term !== '',
  });
  const found = data?.companies ?? [];
  const pick = (id: string) => {
    onChange(id);
    const chosen = found.find(({ _id }) => _id === id)?.name ?? '';
    setName(chosen);
    setTyped(chosen);
  };
  return (
    <Combobox
      ref={ref}
      label={copy.company}
      size="md"
      hint={name ? copy.chosenCompany(name) : copy.noCompany}
      value={typed}
      options={typed === name ? [] : found.map(({ _id, name: label }) => ({ id: _id, label }))}
      onChange={setTyped}
      onPick={pick}
      onBlur={onBlur}
    />
  );
}

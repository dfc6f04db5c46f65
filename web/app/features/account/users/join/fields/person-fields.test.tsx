import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { show } from '../../../../../../test/sign-up.tsx';
import { PersonFields } from './person-fields.tsx';

function Fields() {
  const form = useForm({ defaultValues: { name: '', bornAt: '', gender: null } });
  return (
    <FormProvider {...form}>
      <PersonFields />
    </FormProvider>
  );
}

it('typing replaces a birth date when the field is focused again by the keyboard', async () => {
  show(<Fields />);
  const bornAt = screen.getByLabelText<HTMLInputElement>('생년월일');
  await userEvent.type(bornAt, '19950231');
  await userEvent.tab();
  expect(bornAt.value).toBe('1995.02.31');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('19950413');
  expect(bornAt.value).toBe('19950413');
});

import { phoneOf } from '@ieum/contract/account/users/fields.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Phone } from './phone.tsx';

function Form({ phone = '' }: { phone?: string }) {
  const schema = z.object({ phone: phoneOf('users.contactRequired', 8) });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { phone }, mode: 'onTouched' });
  return (
    <FormProvider {...form}>
      <Phone name="phone" label="연락처" />
      <output>{useWatch({ control: form.control, name: 'phone' })}</output>
    </FormProvider>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('연락처');

it('shows a number with hyphens, also while typing, and stores its digits', async () => {
  render(<Form phone="0212345678" />);
  expect(field().value).toBe('02-1234-5678');
  await userEvent.clear(field());
  await userEvent.type(field(), '0316380417');
  expect(field().value).toBe('031-638-0417');
  expect(screen.getByRole('status').textContent).toBe('0316380417');
});

it('keeps an invalid number as typed and shows the error', async () => {
  render(<Form />);
  await userEvent.type(field(), '02-12a');
  await userEvent.tab();
  expect(field().value).toBe('02-12a');
  expect(await screen.findByText(/번호에 숫자가 아닌 글자가 있어요/)).toBeTruthy();
  await userEvent.clear(field());
  await userEvent.type(field(), '02123');
  expect(await screen.findByText(/번호가 짧아요/)).toBeTruthy();
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { DayInputs } from '../../grid/tools/day-inputs.tsx';
import { Day } from '../fields/day.tsx';
import { readTypedDay } from './typed-day.ts';
// Loaded when it is opened: on a busy machine that takes longer than the default timeout of a query.
import './day-calendar.tsx';

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function Form() {
  const form = useForm({ defaultValues: { day: '2026-11-20' } });
  return (
    <FormProvider {...form}>
      <Day name="day" label="근무 시작" min="2026-01-01" />
      <output>{useWatch({ control: form.control, name: 'day' })}</output>
    </FormProvider>
  );
}

it('a typed text that is not a day stays as it is, with an error, and is not taken for another day', async () => {
  render(<Form />);
  await userEvent.clear(input('근무 시작'));
  await userEvent.type(input('근무 시작'), '2026.13.45');
  expect(await screen.findByText('날짜를 확인해 주세요')).toBeTruthy();
  await userEvent.tab();
  expect(input('근무 시작').value).toBe('2026.13.45');
  expect(screen.getByRole('status').textContent).toBe('2026.13.45');
  await userEvent.clear(input('근무 시작'));
  await userEvent.type(input('근무 시작'), '20261213');
  await userEvent.tab();
  expect(input('근무 시작').value).toBe('2026.12.13');
  expect(screen.getByRole('status').textContent).toBe('2026-12-13');
  expect(screen.queryByText('날짜를 확인해 주세요')).toBeNull();
});

it('a day is picked in the calendar, which opens at the chosen day and returns the focus', async () => {
  render(<Form />);
  const button = screen.getByRole('button', { name: '근무 시작 달력 열기' });
  await userEvent.click(button);
  const calendar = await screen.findByRole('dialog', { name: '근무 시작 달력 열기' });
  // The calendar is loaded when it is opened, and then takes the focus.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('20'));
  expect(calendar.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(input('근무 시작').value).toBe('2026.11.21');
  expect(screen.getByRole('status').textContent).toBe('2026-11-21');
  expect(document.activeElement).toBe(button);
});

it('a day before the other end of its period stays with an error', async () => {
  render(<Form />);
  await userEvent.clear(input('근무 시작'));
  await userEvent.type(input('근무 시작'), '2025.12.31');
  await userEvent.tab();
  expect(screen.getByText('끝나는 때가 시작보다 빨라요')).toBeTruthy();
  expect(input('근무 시작').value).toBe('2025.12.31');
});

it('a reversed period of a list is reported at the field and does not change the list', async () => {
  const element = <DayInputs label="가입일" names={{ from: 'from', to: 'to' }} focused="" />;
  const router = createMemoryRouter([{ path: '/', element }], {
    initialEntries: ['/?from=2026-11-10&to=2026-11-20'],
  });
  render(<RouterProvider router={router} />);
  const [, until] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (!until) throw new Error('no field');
  await userEvent.clear(until);
  await userEvent.type(until, '2026.11.01');
  await userEvent.tab();
  expect(screen.getByText('끝나는 때가 시작보다 빨라요')).toBeTruthy();
  expect(until.value).toBe('2026.11.01');
  expect(router.state.location.search).toBe('?from=2026-11-10');
});

it.each([
  ['2026.1.2', '2026-01-02'],
  ['2026-12-13', '2026-12-13'],
  ['2026', null],
  ['2026.02.30', null],
  ['어제', null],
])('%s is read as %s', (typed, day) => expect(readTypedDay(typed)).toBe(day));

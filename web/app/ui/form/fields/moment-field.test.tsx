import { zodResolver } from '@hookform/resolvers/zod';
import { Instant } from '@ieum/contract/common/schemas.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Form } from '../form.tsx';
import { MomentField } from './moment-field.tsx';

const rules = zodResolver(z.object({ endsAt: Instant.nullable() }));
const save = vi.fn<(values: { endsAt: string | null }) => Promise<void>>(async () => undefined);

function Editor({ endsAt }: { endsAt: string | null }) {
  const form = useForm({ resolver: rules, defaultValues: { endsAt } });
  return (
    <Form form={form} onSubmit={save}>
      <MomentField name="endsAt" dayLabel="끝나는 날" timeLabel="끝나는 시각" proposes="09:00" />
      <button type="submit">저장하기</button>
    </Form>
  );
}

const day = () => screen.getByLabelText<HTMLInputElement>('끝나는 날');
const saveWith = async (typed: string) => {
  await userEvent.clear(day());
  await userEvent.type(day(), typed);
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
};

// 2026.12.3 was a day before the last digit was typed.
test('a day that does not exist is not saved as the day that its first digits are', async () => {
  render(<Editor endsAt="2026-11-19T15:30:00.000Z" />);
  await saveWith('2026.12.32');
  await vi.waitFor(() => expect(screen.getByText('날짜를 확인해 주세요')).toBeTruthy());
  expect(day().value).toBe('2026.12.32');
  expect(document.activeElement).toBe(day());
  expect(save).not.toHaveBeenCalled();
  await saveWith('2026.12.31');
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
  // The time of the field stays.
  expect(save.mock.lastCall?.[0]).toEqual({ endsAt: '2026-12-30T15:30:00.000Z' });
});

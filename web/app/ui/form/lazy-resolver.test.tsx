import { zodResolver } from '@hookform/resolvers/zod';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, type Resolver } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { provideAlert } from '#lib/layers/alert-port.ts';
import { AlertHost } from '../alert/alert-host.tsx';
import { alert } from '../alert/alert.ts';
import { TextField } from '../field/text-field.tsx';
import { Form } from './form.tsx';
import { lazyResolver } from './lazy-resolver.ts';

interface Values {
  first: string;
  second: string;
}

const rules = zodResolver(z.object({ first: z.string(), second: z.string() }));
const load = vi.fn<() => Promise<Resolver<Values>>>();
const onSubmit = vi.fn<(values: Values) => void>();

function Screen() {
  const form = useForm<Values>({
    resolver: lazyResolver(load),
    defaultValues: { first: '', second: '' },
    mode: 'onTouched',
  });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField label="첫째" {...form.register('first')} />
      <TextField label="둘째" {...form.register('second')} />
      <button type="submit">보내기</button>
      <AlertHost />
    </Form>
  );
}

it('reports that the rules could not be loaded, and submits at the next press', async () => {
  provideAlert(alert);
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  render(<Screen />);
  await userEvent.type(screen.getByLabelText('첫째'), '가');
  await userEvent.tab();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  await screen.findByText('연결이 불안정해요. 다시 시도해 주세요.');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  load.mockResolvedValue(rules);
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ first: '가', second: '' }));
});

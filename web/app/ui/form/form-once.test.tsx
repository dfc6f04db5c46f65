import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { Form } from './form.tsx';

const save = vi.fn<() => Promise<unknown>>();

function Example() {
  const form = useForm();
  return (
    <Form form={form} onSubmit={save}>
      <button type="submit">저장</button>
    </Form>
  );
}

test('a form that is submitted twice at once is saved once', async () => {
  save.mockReturnValue(new Promise(() => undefined));
  render(<Example />);
  const button = screen.getByRole('button', { name: '저장' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(save).toHaveBeenCalled());
  await new Promise((resolve) => void setTimeout(resolve));
  expect(save).toHaveBeenCalledOnce();
});

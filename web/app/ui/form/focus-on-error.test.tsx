import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, type Resolver } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { AlertHost } from '../alert/alert-host.tsx';
import { Chips } from './fields/chips.tsx';
import { Choices } from './fields/choices.tsx';
import { Form } from './form.tsx';
import { applyServerErrors } from './apply-server-errors.ts';
import { Text } from './fields/text.tsx';

interface Values {
  name: string;
  email: string;
  kinds: string[];
  level: string;
}
type Wrong = Partial<Record<keyof Values, string>>;

const OPTIONS = [{ value: 'a', label: '가' }];
const rules =
  (wrong: Wrong): Resolver<Values> =>
  async (values) =>
    Object.keys(wrong).length === 0
      ? { values, errors: {} }
      : {
          values: {},
          errors: Object.fromEntries(
            Object.entries(wrong).map(([name, message]) => [name, { type: 'x', message }]),
          ),
        };

function Example({
  wrong,
  rejected,
  alertsFirst,
}: {
  wrong: Wrong;
  rejected: Record<string, string>;
  alertsFirst: boolean;
}) {
  const form = useForm<Values>({
    resolver: rules(wrong),
    defaultValues: { name: '', email: '', kinds: [], level: '' },
  });
  const save = () => applyServerErrors(form, { message: '고쳐 주세요', fields: rejected });
  return (
    <>
      <Form form={form} onSubmit={save} alertsFirst={alertsFirst}>
        <Chips name="kinds" label="종류" options={OPTIONS} />
        <Choices name="level" label="단계" options={[{ value: 'b', label: '나' }]} />
        <Text name="name" label="이름" />
        <Text name="email" label="이메일" />
        <button type="submit">저장</button>
      </Form>
      <AlertHost />
    </>
  );
}

function submit(wrong: Wrong, rejected: Record<string, string> = {}, alertsFirst = false) {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  render(<Example wrong={wrong} rejected={rejected} alertsFirst={alertsFirst} />);
  return userEvent.click(screen.getByRole('button', { name: '저장' }));
}

test('the first invalid field of the form is focused, whatever the order of the rules', async () => {
  await submit({ email: '이메일을 적어 주세요', name: '이름을 적어 주세요' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '이름' })));
});

test('an invalid choice is focused like a field', async () => {
  await submit({ name: '이름을 적어 주세요', kinds: '하나 이상 골라 주세요' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '가' })));
});

test('the first field that the server rejects is focused', async () => {
  await submit({}, { email: '이미 쓰고 있어요', level: '고를 수 없어요' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: '나' })));
});

test('an error of the server about an element of a list is shown at the list', async () => {
  await submit({}, { 'kinds.0': '고를 수 없어요' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '가' })));
});

test('an error of the server about a value without a field is shown in an alert', async () => {
  await submit({}, { code: '코드가 달라요' });
  expect(await screen.findByText('코드가 달라요')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
});

test('a form with alerts focuses the field of the alert', async () => {
  await submit({ email: '이메일을 적어 주세요', name: '이름을 적어 주세요' }, {}, true);
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain('이메일을 적어 주세요');
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '이메일' })));
});

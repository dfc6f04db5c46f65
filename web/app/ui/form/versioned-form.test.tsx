import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import type { Session } from '#lib/session/session.ts';
import { describeConflictBy } from './conflict-difference.ts';
import { Form } from './form.tsx';
import { Text } from './fields/text.tsx';
import { useVersionedForm, type FormRow } from './versioned-form.tsx';

interface Values {
  name: string;
  note: string;
}

const tab = vi.hoisted(() => ({
  session: { state: 'in', userId: 'u1', userType: null, isConsole: true } as Session,
  listeners: new Set<() => void>(),
}));
vi.mock('#lib/session/session.ts', () => ({
  readSession: () => tab.session,
  onSessionChange: (listener: () => void) => {
    tab.listeners.add(listener);
    return () => tab.listeners.delete(listener);
  },
  hasLoggedOut: () => false,
}));

const START: FormRow<Values> = { version: 1, values: { name: '약관', note: '처음' } };
/** The row on the server; saving another version is rejected with it. */
let stored: FormRow<Values>;
const write = vi.fn<(values: Values, known: FormRow<Values> | undefined) => void>();

function Editor() {
  const form = useForm<Values>({ defaultValues: START.values });
  const { submit, choice } = useVersionedForm<Values, Values>({
    form,
    draftKey: 'test',
    start: START,
    readCurrent: (current) => current as FormRow<Values>,
    describe: describeConflictBy({ name: '이름', note: '메모' }),
    write: async (values, known) => {
      write(values, known);
      if (known?.version !== stored.version)
        throw new ApiError(409, { code: 'conflict', message: '바뀌었어요', current: stored });
      stored = { version: stored.version + 1, values };
      return stored;
    },
  });
  return (
    <>
      <Form form={form} onSubmit={submit}>
        <Text name="name" label="이름" />
        <Text name="note" label="메모" />
        <button type="submit">저장</button>
      </Form>
      {choice}
    </>
  );
}

const show = () => {
  const Stub = createRoutesStub([{ path: '/', Component: Editor }]);
  return render(<Stub />);
};
const note = () => screen.getByLabelText<HTMLInputElement>('메모');
const type = async (text: string) => {
  await userEvent.clear(note());
  await userEvent.type(note(), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: '저장' }));

beforeEach(() => {
  stored = START;
  write.mockClear();
  sessionStorage.clear();
  tab.session = { state: 'in', userId: 'u1', userType: null, isConsole: true };
});

test('both texts are offered where another member changed the same field, and the chosen one is saved', async () => {
  show();
  await type('여기에서 쓴 글');
  stored = { version: 2, values: { name: '약관 개정', note: '다른 사람의 글' } };
  await save();
  expect(await screen.findByText('다른 사람의 글')).toBeTruthy();
  expect(screen.getByText('여기에서 쓴 글')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '이대로 정하기' }));
  await vi.waitFor(() => expect(stored.version).toBe(3));
  expect(stored.values).toEqual({ name: '약관 개정', note: '여기에서 쓴 글' });
});

test('changes of others in other fields are merged without a question', async () => {
  show();
  await type('여기에서 쓴 글');
  stored = { version: 2, values: { name: '약관 개정', note: '처음' } };
  await save();
  await vi.waitFor(() => expect(stored.version).toBe(3));
  expect(stored.values).toEqual({ name: '약관 개정', note: '여기에서 쓴 글' });
});

test('a session that ends during input loses nothing: the text is restored after the login, with its version', async () => {
  const page = show();
  await type('세션이 끝날 때의 글');
  act(() => {
    tab.session = { state: 'out' };
    page.unmount();
  });
  tab.session = { state: 'in', userId: 'u1', userType: null, isConsole: true };
  stored = { version: 2, values: { name: '약관', note: '그사이의 글' } };
  show();
  expect(note().value).toBe('세션이 끝날 때의 글');
  await save();
  expect(await screen.findByText('그사이의 글')).toBeTruthy();
});

test('the stored input of one member is not shown to another', async () => {
  const page = show();
  await type('남의 글');
  act(() => {
    tab.session = { state: 'out' };
    page.unmount();
  });
  tab.session = { state: 'in', userId: 'u2', userType: null, isConsole: true };
  show();
  expect(note().value).toBe('처음');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Text } from '../form/fields/text.tsx';
import { closeToast, currentToasts } from '../toast/toasts.ts';
import { NewRowEditor } from './new-row-editor.tsx';

interface Values {
  name: string;
}
type Save = (values: Values) => Promise<unknown>;

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
});

function open(save: Save, mayWrite: boolean) {
  const Editor = () => (
    <NewRowEditor
      form={useForm<Values>({ defaultValues: { name: '' } })}
      draftKey="new-row-test"
      save={{ mutateAsync: save, isPending: false }}
      savedText={({ name }) => `${name} 저장`}
      texts={{ title: '새 문의', back: '목록', save: '저장하기' }}
      list="/list"
      mayWrite={mayWrite}
    >
      <Text name="name" label="이름" />
    </NewRowEditor>
  );
  const Stub = createRoutesStub([
    { path: '/', Component: Editor },
    { path: '/list', Component: () => <p>목록 화면</p> },
  ]);
  render(<Stub />);
}

test('a written row is stored, and leads to the list', async () => {
  const save = vi.fn<Save>(() => Promise.resolve());
  open(save, true);
  await userEvent.type(screen.getByLabelText('이름'), '전화 문의');
  const [button] = screen.getAllByRole('button', { name: '저장하기' });
  if (button) await userEvent.click(button);
  await screen.findByText('목록 화면');
  expect(save).toHaveBeenCalledWith({ name: '전화 문의' });
  expect(currentToasts().at(-1)?.message).toBe('전화 문의 저장');
});

test('who may not write has no button to save', () => {
  open(() => Promise.resolve(), false);
  expect(screen.queryByRole('button', { name: '저장하기' })).toBeNull();
});

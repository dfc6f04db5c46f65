import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { createRoutesStub, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { describeConflictBy } from '../form/conflict-difference.ts';
import { Form } from '../form/form.tsx';
import { useRowForm } from './row-form.ts';

interface Values {
  name: string;
}
interface Row extends Values {
  _id: string;
  version: number;
}

interface EditorProps {
  row: Row | undefined;
  staysWithNew: boolean;
}

function Editor({ row, staysWithNew }: EditorProps) {
  const form = useForm<Values>({ defaultValues: { name: row?.name ?? '' } });
  const { submit } = useRowForm<Values, Values, Row, { id: string }>({
    form,
    draftKey: 'row-form-test',
    row,
    knownOf: ({ name, version }) => ({ version, values: { name } }),
    describe: describeConflictBy({}),
    save: async () => ({ id: 'one' }),
    ...(staysWithNew && { pageOfNew: ({ id }: { id: string }) => `/list?edit=${id}` }),
    savedText: ({ name }) => `${name} 저장`,
    list: '/list',
  });
  return (
    <Form form={form} id="row" onSubmit={submit}>
      <button type="submit">저장하기</button>
    </Form>
  );
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

async function save(props: EditorProps) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Editor {...props} /> },
    { path: '/list', Component: Address },
  ]);
  render(<Stub />);
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
}

const row = { _id: 'one', name: '강의', version: 1 };

test.each([
  ['a new row', { row: undefined, staysWithNew: false }, '/list'],
  ['a new row that is written on', { row: undefined, staysWithNew: true }, '/list?edit=one'],
  ['a row that was there before', { row, staysWithNew: true }, '/list'],
])('%s leads, once it is saved, to its address', async (_, props, address) => {
  await save(props);
  expect(await screen.findByText(address)).toBeTruthy();
});

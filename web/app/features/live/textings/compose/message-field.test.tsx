import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { composeCopy as copy } from './copy.ts';
import { MessageField } from './message-field.tsx';

function Field({ start }: { start: string }) {
  const [message, setMessage] = useState(start);
  return <MessageField message={message} hasMeeting={false} longest={message} onChange={setMessage} />;
}

const area = () => screen.getByLabelText<HTMLTextAreaElement>(copy.message);
const insertName = () => userEvent.click(screen.getByRole('button', { name: copy.fields.name }));

test('a placeholder is inserted at the end before the text had a cursor, and then at the cursor', async () => {
  render(<Field start="안내예요. " />);
  area().setSelectionRange(0, 0);
  await insertName();
  expect(area().value).toBe('안내예요. {name}');
  await userEvent.click(area());
  area().setSelectionRange(0, 0);
  await insertName();
  expect(area().value).toBe('{name}안내예요. {name}');
});

test('a placeholder that nothing replaces is named at the field', async () => {
  render(<Field start="" />);
  await userEvent.type(area(), '{{담당자} 드림');
  expect(screen.getByText(copy.unknown('{담당자}'))).toBeTruthy();
  await userEvent.clear(area());
  expect(screen.queryByText(copy.unknown('{담당자}'))).toBeNull();
});

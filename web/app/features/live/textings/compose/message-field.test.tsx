import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fillTexting } from '@ieum/contract/live/textings/placeholders.ts';
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
  expect(area().value).toBe('안내예요. {이름}');
  await userEvent.click(area());
  area().setSelectionRange(0, 0);
  await insertName();
  expect(area().value).toBe('{이름}안내예요. {이름}');
});

test('what a button inserts is replaced', async () => {
  render(<Field start="" />);
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  expect(area().value).toMatch(/^({[^}]+}){5}$/);
  const values = { name: '1', company: '2', recruitment: '3', link: '4', sender: '5', phone: '6' };
  expect(fillTexting(area().value, values)).toBe('12356');
});

test('a placeholder that nothing replaces is named at the field', async () => {
  render(<Field start="" />);
  await userEvent.type(area(), '{{부서} 드림');
  expect(screen.getByText(copy.unknown('{부서}'))).toBeTruthy();
  await userEvent.clear(area());
  expect(screen.queryByText(copy.unknown('{부서}'))).toBeNull();
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MomentInput } from './moment-input.tsx';

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const shown = () => screen.getByRole('status').textContent;

interface FieldProps {
  start: string | null;
  proposes?: string;
  isEnd?: boolean;
}

function Field({ start, proposes = '09:00', isEnd = false }: FieldProps) {
  const [at, setAt] = useState(start);
  return (
    <>
      <MomentInput
        dayLabel="보낼 날"
        timeLabel="보낼 시각"
        value={at}
        proposes={proposes}
        isEnd={isEnd}
        hint="서울 시각이에요"
        error={at === null ? '날을 골라 주세요' : undefined}
        onChange={setAt}
        onWrong={() => setAt(null)}
      />
      <output>{String(at)}</output>
    </>
  );
}

const typeDay = async (text: string) => {
  await userEvent.clear(input('보낼 날'));
  await userEvent.type(input('보낼 날'), text);
  await userEvent.tab();
};

it('shows a moment in Seoul time, and a typed day keeps the time', async () => {
  render(<Field start="2026-11-19T15:30:00.000Z" />);
  expect([input('보낼 날').value, input('보낼 시각').value]).toEqual(['2026.11.20', '00:30']);
  await typeDay('20261201');
  expect(shown()).toBe('2026-11-30T15:30:00.000Z');
});

it('a time keeps the day, and an emptied time changes nothing', () => {
  render(<Field start="2026-11-19T15:30:00.000Z" />);
  fireEvent.change(input('보낼 시각'), { target: { value: '18:05' } });
  expect(shown()).toBe('2026-11-20T09:05:00.000Z');
  fireEvent.change(input('보낼 시각'), { target: { value: '' } });
  expect(shown()).toBe('2026-11-20T09:05:00.000Z');
});

it('a day proposes its time, which needs a day', async () => {
  render(<Field start={null} />);
  expect(input('보낼 시각').disabled).toBe(true);
  await typeDay('2026.12.01');
  expect(shown()).toBe('2026-12-01T00:00:00.000Z');
});

it('the day is described by its hint and its error, and a wrong day is no moment', async () => {
  render(<Field start="2026-11-19T15:30:00.000Z" />);
  expect(input('보낼 날').getAttribute('aria-invalid')).toBeNull();
  await typeDay('2026.13.45');
  expect(shown()).toBe('null');
  const day = input('보낼 날');
  expect([day.value, day.getAttribute('aria-invalid')]).toEqual(['2026.13.45', 'true']);
  const described = (day.getAttribute('aria-describedby') ?? '').split(' ');
  const texts = described.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['서울 시각이에요', '날짜를 확인해 주세요']);
});

it('the end of a period goes on until its last day is over, unless another time is chosen', async () => {
  render(<Field start={null} proposes="23:59" isEnd />);
  await typeDay('2026.12.01');
  expect(shown()).toBe('2026-12-01T14:59:59.999Z');
  expect(input('보낼 시각').value).toBe('23:59');
  fireEvent.change(input('보낼 시각'), { target: { value: '18:00' } });
  expect(shown()).toBe('2026-12-01T09:00:00.000Z');
});

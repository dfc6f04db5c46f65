import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { focusFirstInvalid } from '../form/focus-invalid.ts';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'SEND', label: '알려요', description: '문자로 알려요' },
  { value: 'NONE', label: '알리지 않아요', description: '아무것도 보내지 않아요' },
];

function Field({ error }: { error?: string }) {
  const [value, setValue] = useState<string>();
  return (
    <form aria-label="form">
      <RadioGroup
        look="boxes"
        legend="알림"
        options={options}
        value={value}
        onChange={setValue}
        error={error}
      />
      <output>{value}</output>
    </form>
  );
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('is named by its legend, and each choice by its label and described by its text', async () => {
  render(<Field />);
  expect(screen.getByRole('radiogroup', { name: '알림' })).toBeTruthy();
  const described = radio('알려요').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('문자로 알려요');
  await userEvent.click(radio('알리지 않아요'));
  expect(screen.getByRole('status').textContent).toBe('NONE');
  expect([radio('알려요').checked, radio('알리지 않아요').checked]).toEqual([false, true]);
});

it('is described by its error, and its first choice has the focus where an answer is missing', () => {
  render(<Field error="하나를 골라 주세요" />);
  const group = screen.getByRole('radiogroup');
  const described = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('하나를 골라 주세요');
  focusFirstInvalid(screen.getByRole('form'));
  expect(document.activeElement).toBe(radio('알려요'));
});

it('a scale marks the steps below the choice, and figures and pictures have names', () => {
  const stars = ['1', '2', '3'].map((value) => ({ value, label: '★', name: `별 ${value}개` }));
  render(<RadioGroup look="stars" legend="별점" options={stars} value="2" onChange={() => undefined} />);
  const marked = stars.map(({ name }) => radio(name).closest('label')?.hasAttribute('data-under'));
  expect(marked).toEqual([true, false, false]);
});

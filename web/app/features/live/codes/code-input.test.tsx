import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { CodeInput, codeOfAddress } from './code-input.tsx';

function Form({ onSubmit, start = '' }: { onSubmit: () => void; start?: string }) {
  const [code, setCode] = useState(start);
  return (
    <form onSubmit={onSubmit}>
      <CodeInput label="참여 코드" value={code} onChange={setCode} />
    </form>
  );
}

it('takes a code that is pasted in any spelling, and never sends it without a press', () => {
  const submit = vi.fn<() => void>();
  render(<Form onSubmit={submit} />);
  const input = screen.getByLabelText<HTMLInputElement>('참여 코드');
  fireEvent.change(input, { target: { value: ' ab2-cd3x ' } });
  expect(input.value).toBe('AB2CD3');
  expect(submit).not.toHaveBeenCalled();
});

it('is one field for browsers that fill in a code and for screen readers', () => {
  render(<Form onSubmit={() => undefined} start="AB" />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getByLabelText('참여 코드').getAttribute('autocomplete')).toBe('one-time-code');
});

it('reads the code of an address', () => {
  expect(codeOfAddress('?code=ab2-cd3')).toBe('AB2CD3');
  expect(codeOfAddress('')).toBe('');
});

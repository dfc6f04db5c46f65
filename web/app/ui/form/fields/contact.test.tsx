import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { Contact } from './contact.tsx';
import { isContactNumber, partsOf } from './contact-parts.ts';

function Form({ phone = '' }: { phone?: string }) {
  const form = useForm({ defaultValues: { phone } });
  return (
    <FormProvider {...form}>
      <Contact name="phone" label="연락처" />
      <output>{useWatch({ control: form.control, name: 'phone' })}</output>
    </FormProvider>
  );
}

const parts = () => screen.getAllByRole<HTMLInputElement>('textbox');
const values = () => parts().map(({ value }) => value);
const stored = () => screen.getByRole('status').textContent;

function type(place: number, value: string): void {
  const part = parts()[place];
  if (part) fireEvent.change(part, { target: { value } });
}

describe('a contact number', () => {
  it('has three parts, the first one 010, joined by hyphens', () => {
    render(<Form />);
    expect(values()).toEqual(['010', '', '']);
    type(1, '1234');
    type(2, '56 78');
    expect(stored()).toBe('010-1234-5678');
  });

  it('is empty while only the first part is filled', () => {
    render(<Form phone="02-123-4567" />);
    expect(values()).toEqual(['02', '123', '4567']);
    type(1, '');
    type(2, '');
    expect(stored()).toBe('');
  });

  it('shows an error when it is left with an empty part', () => {
    render(<Form />);
    type(1, '1234');
    const last = parts()[2];
    if (last) fireEvent.blur(last);
    expect(screen.getByText('세 칸을 모두 채워 주세요')).toBeTruthy();
    type(2, '5678');
    expect(screen.queryByText('세 칸을 모두 채워 주세요')).toBeNull();
  });

  it.each(['', '010--', '010-1234-', '-1234-5678'])('is invalid as %j', (value) => {
    expect(isContactNumber(value)).toBe(false);
  });

  it('reads a number that was stored without hyphens', () => {
    expect(partsOf('01012345678')).toEqual(['010', '1234', '5678']);
    expect(isContactNumber('021234567')).toBe(true);
  });
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { PublishedState } from '../checks/advice.ts';
import { useConsequences } from '../checks/consequences.ts';
import { emptyForm, type EditorForm } from '../editor-form.ts';
import { QualificationSection } from './qualification.tsx';
import { WorkSection } from './work.tsx';

type Values = () => EditorForm;
let values: Values;

interface ScreenProps {
  change: (form: EditorForm) => void;
  published?: PublishedState | undefined;
  onReady: (read: Values) => void;
}

function Screen({ change, published, onReady }: ScreenProps) {
  const start = emptyForm();
  change(start);
  const form = useForm<EditorForm>({ defaultValues: start });
  useConsequences(form);
  useEffect(() => onReady(() => form.getValues()), [form, onReady]);
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FormProvider {...form}>
        <WorkSection published={published} />
        <QualificationSection />
      </FormProvider>
    </QueryClientProvider>
  );
}

const keep = (read: Values) => {
  values = read;
};
const show = (change: (form: EditorForm) => void = () => undefined, published?: PublishedState) =>
  render(<Screen change={change} published={published} onReady={keep} />);
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const payList = () => screen.getByRole('combobox', { name: '급여' });
const choosePay = (name: string) => userEvent.selectOptions(payList(), name);

describe('the pay of a recruitment', () => {
  it('is shown as text while it is typed; yearly wages are in 만 원', async () => {
    show((form) => {
      form.employment.wage = { type: 'YEARLY', value__min: 42_000_000, value__max: null };
    });
    expect(field('최소 급여').value).toBe('4,200');
    await userEvent.type(field('최대 급여'), '5500');
    expect(screen.getByRole('status').textContent).toBe('연봉 4,200만 ~ 5,500만 원');
    expect(values().employment.wage.value__max).toBe(55_000_000);
  });

  it('has the six periods and the three references', async () => {
    show();
    const offered = within(payList()).getAllByRole<HTMLOptionElement>('option');
    const names = offered.filter(({ disabled }) => !disabled).map(({ textContent }) => textContent);
    expect(names.toSorted()).toEqual(
      [
        '시급',
        '일급',
        '주급',
        '월급',
        '연봉',
        '건당',
        '면접 후 결정',
        '회사 내규에 따름',
        '공고 본문 참고',
      ].toSorted(),
    );
  });

  it('is not shown as text while the minimum is above the maximum', () => {
    show((form) => {
      form.employment.wage = { type: 'YEARLY', value__min: 60_000_000, value__max: 50_000_000 };
    });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('accepts no decimals and no minus', async () => {
    show((form) => {
      form.employment.wage = { type: 'HOURLY', value__min: null, value__max: null };
    });
    await userEvent.type(field('최소 급여'), '-12.5');
    expect(values().employment.wage.value__min).not.toBe(12.5);
    expect(Number.isInteger(values().employment.wage.value__min)).toBe(true);
  });

  it('shows at the field when an hourly wage is below the legal minimum', async () => {
    show((form) => {
      form.employment.wage = { type: 'HOURLY', value__min: null, value__max: null };
    });
    await userEvent.type(field('최소 급여'), '9000');
    expect(await screen.findByText(/최저임금보다 적어요.*2026년 최저임금은 시급 10,320원/)).toBeTruthy();
    await userEvent.clear(field('최소 급여'));
    await userEvent.type(field('최소 급여'), '12000');
    await waitFor(() => expect(screen.queryByText(/최저임금보다 적어요/)).toBeNull());
  });

  it('shows at the field that it is lower than the wage that applicants have seen', async () => {
    const wage = { type: 'YEARLY', value__min: 42_000_000, value__max: 55_000_000 } as const;
    show(
      (form) => {
        form.employment.wage = { ...wage };
      },
      { wage, applicants: 31 },
    );
    await userEvent.clear(field('최대 급여'));
    await userEvent.type(field('최대 급여'), '5000');
    expect(await screen.findByText(/지원자 31명이 보고 지원한 급여보다 적어요/)).toBeTruthy();
  });

  it('hides and clears the amounts when it is only a reference', async () => {
    show((form) => {
      form.employment.wage = { type: 'YEARLY', value__min: 42_000_000, value__max: 55_000_000 };
    });
    await choosePay('면접 후 결정');
    expect(screen.queryByRole('textbox', { name: /^최소 급여/ })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('면접 후 결정');
    expect(values().employment.wage).toEqual({
      type: 'REFERENCE_TO_INTERVIEW',
      value__min: null,
      value__max: null,
    });
  });
});

describe('values that a switch removed', () => {
  it('is restored: the amounts of a wage, when its kind is chosen again', async () => {
    show((form) => {
      form.employment.wage = { type: 'YEARLY', value__min: 42_000_000, value__max: 55_000_000 };
    });
    await choosePay('면접 후 결정');
    await choosePay('시급');
    expect(values().employment.wage.value__min).toBeNull();
    await choosePay('회사 내규에 따름');
    await choosePay('연봉');
    expect(values().employment.wage).toEqual({
      type: 'YEARLY',
      value__min: 42_000_000,
      value__max: 55_000_000,
    });
  });

  it('is restored: the address, when the work is not overseas', async () => {
    const place = { isAbroad: false, postcode: '06164', address1: '서울 강남구', address2: '7층' };
    show((form) => {
      form.employment.place = { ...place };
    });
    await userEvent.click(screen.getByRole('switch', { name: '해외 근무' }));
    await waitFor(() => expect(values().employment.place.postcode).toBe(''));
    await userEvent.click(screen.getByRole('switch', { name: '해외 근무' }));
    await waitFor(() => expect(values().employment.place).toEqual(place));
    expect(field('우편번호').value).toBe('06164');
  });

  it('is restored: the gender, when it matters again', async () => {
    show();
    await userEvent.click(screen.getByRole('switch', { name: '성별 무관' }));
    await userEvent.click(screen.getByRole('radio', { name: '여성' }));
    await userEvent.click(screen.getByRole('switch', { name: '성별 무관' }));
    await userEvent.click(screen.getByRole('switch', { name: '성별 무관' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '여성' }).checked).toBe(true);
    expect(values().qualification.gender).toEqual({ value: 'FEMALE', isIrrelevant: false });
  });

  it('is restored: the last day of work, when it is not open-ended', async () => {
    show((form) => {
      form.employment.endsAt = '2030-12-31';
    });
    const openEnded = screen.getByRole<HTMLInputElement>('switch', { name: '상시' });
    expect(openEnded.checked).toBe(false);
    await userEvent.click(openEnded);
    expect(values().employment.endsAt).toBeNull();
    expect(field('근무 종료').disabled).toBe(true);
    await userEvent.click(openEnded);
    expect(values().employment.endsAt).toBe('2030-12-31');
  });
});

describe('a workplace overseas', () => {
  it('clears postcode and base address, hides them and asks for the full address', async () => {
    show((form) => {
      form.employment.place = {
        isAbroad: false,
        postcode: '06164',
        address1: '서울 강남구',
        address2: '7층',
      };
    });
    await userEvent.click(screen.getByRole('switch', { name: '해외 근무' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '우편번호' })).toBeNull());
    expect(values().employment.place).toEqual({
      isAbroad: true,
      postcode: '',
      address1: '',
      address2: '7층',
    });
    expect(screen.getByText(/상세주소에 전체 주소/)).toBeTruthy();
  });
});

describe('an irrelevant qualification', () => {
  it.each([
    ['나이 무관', '최소 나이'],
    ['경력 무관', '최소 경력 \\(년\\)'],
  ])('%s disables its inputs until it is switched off', async (name, input) => {
    show();
    expect(field(input).disabled).toBe(true);
    await userEvent.click(screen.getByRole('switch', { name }));
    expect(field(input).disabled).toBe(false);
  });

  it('disables the choices of education and gender too', async () => {
    show();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '대졸' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '여성' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('switch', { name: '성별 무관' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '여성' }).disabled).toBe(false);
  });
});

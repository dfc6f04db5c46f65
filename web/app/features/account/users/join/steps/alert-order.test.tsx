import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CompanyStep } from './company-step.tsx';
import { PersonStep } from './person-step.tsx';
import { serve, show } from '../../../../../../test/sign-up.tsx';

type Step = readonly [alert: string, fill: () => void | Promise<void>];

const type = (label: string, value: string) => (): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

const nothing = () => undefined;

async function agreeToNecessary(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /약관을 읽고/ }));
  await userEvent.click(screen.getByRole('button', { name: '필수만 동의' }));
  await userEvent.click(screen.getByRole('button', { name: '동의하고 계속' }));
}

async function attachRegistration(): Promise<void> {
  const file = new File(['%PDF-1.7'], '등록증.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText(/사업자등록증/), file);
}

const account: Step[] = [
  ['아이디를 입력해주세요', type('아이디', 'Abcd')],
  ['아이디를 영문 소문자 및 숫자로만 작성해주세요', type('아이디', 'ab1')],
  ['아이디를 4자 이상으로 작성해주세요', type('아이디', 'seoyeon24')],
  ['비밀번호를 입력해주세요', type('비밀번호', 'abcd1234')],
  ['비밀번호에 특수문자를 넣어주세요', type('비밀번호', '1234!@#$')],
  ['비밀번호에 영문을 넣어주세요', type('비밀번호', 'abcd!@#$')],
  ['비밀번호에 숫자를 넣어주세요', type('비밀번호', 'ab1!')],
  ['비밀번호를 8 ~ 16자 사이로 작성해주세요', type('비밀번호', 'Trade!20261234567')],
  ['비밀번호를 8 ~ 16자 사이로 작성해주세요', type('비밀번호', 'Trade!2026')],
  ['비밀번호를 확인해주세요', type('비밀번호 확인', 'Trade!202')],
  ['비밀번호가 일치하지 않습니다', type('비밀번호 확인', 'Trade!2026')],
];
const phone: Step[] = [
  ['연락처를 입력해주세요', type('휴대전화 번호', '010-123-456')],
  [
    '휴대전화번호를 입력해주세요. 번호가 짧아요. 숫자 10자리나 11자리여야 해요.',
    type('휴대전화 번호', '02-1234-5678'),
  ],
  [
    '문자를 받을 수 있는 휴대전화 번호를 입력해 주세요. 010처럼 01로 시작해요.',
    type('휴대전화 번호', '010-1234-5678'),
  ],
];
const address: Step[] = [
  ['이메일을 입력해주세요', type('이메일', 'seoyeon24')],
  ['이메일을 입력해주세요. 주소에 @가 빠졌어요.', type('이메일', 'seoyeon24@naver.com')],
  ['기본주소를 입력해주세요', type('우편번호', '06164')],
  ['기본주소를 입력해주세요', type('기본주소', '서울특별시 강남구 영동대로 513')],
  ['상세주소를 입력해주세요', type('상세주소', '101호')],
];
const end: Step[] = [
  ['이용약관을 확인해주세요', agreeToNecessary],
  ['휴대전화번호를 인증해 주세요', nothing],
];

const person: Step[] = [
  ...account,
  ['이름을 입력해주세요', type('이름', '김')],
  ['이름을 입력해주세요', type('이름', '김서연')],
  ['생년월일을 입력해주세요', type('생년월일', '1998031')],
  ['생년월일을 입력해주세요', type('생년월일', '19991399')],
  ['생년월일을 확인해 주세요', type('생년월일', '20200101')],
  ['만 14세 이상만 가입할 수 있어요', type('생년월일', '19980314')],
  ...phone,
  ...address,
  ['성별을 선택해주세요', () => userEvent.click(screen.getByLabelText('여성'))],
  ...end,
];
const company: Step[] = [
  ...account,
  ...phone,
  ['기업명을 입력해주세요', type('기업명', '새봄무역')],
  ['사엄자등록증을 입력해주세요', attachRegistration],
  ['대표자 성명을 입력해주세요', type('대표자 성명', '한')],
  ['대표자 성명을 입력해주세요', type('대표자 성명', '한서우')],
  ...address,
  ...end,
];

async function pressNext(): Promise<string> {
  fireEvent.click(screen.getByRole('button', { name: '다음' }));
  const dialog = await screen.findByRole('alertdialog');
  const text = dialog.querySelector('p')?.textContent ?? '';
  fireEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return text;
}

async function play(steps: readonly Step[]): Promise<string[]> {
  const alerts: string[] = [];
  for (const [, fill] of steps) {
    alerts.push(await pressNext());
    await fill();
  }
  return alerts;
}

const expected = (steps: readonly Step[]): string[] => steps.map(([alert]) => alert);

describe('the base forms show the first failing rule in an alert', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  it('of a person, in the order of the specification, and send nothing', { timeout: 60_000 }, async () => {
    const calls = serve({});
    show(<PersonStep onJoined={async () => undefined} onCancel={nothing} onTyped={nothing} />);
    expect(await play(person)).toEqual(expected(person));
    expect(calls).not.toContain('POST /api/v1/users');
  });

  it('of a company, in the order of the specification, and send nothing', { timeout: 60_000 }, async () => {
    const calls = serve({});
    show(<CompanyStep onJoined={async () => undefined} onCancel={nothing} onTyped={nothing} />);
    expect(await play(company)).toEqual(expected(company));
    expect(calls).not.toContain('POST /api/v1/users');
  });

  it('and mark every failing field with its own rule', async () => {
    serve({});
    show(<CompanyStep onJoined={async () => undefined} onCancel={nothing} onTyped={nothing} />);
    await pressNext();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('아이디')));
    expect(screen.getByText('사업자등록증을 첨부해주세요')).toBeTruthy();
    expect(screen.getByText('주소를 입력해주세요')).toBeTruthy();
    expect(screen.getByLabelText('대표자 성명').getAttribute('aria-invalid')).toBe('true');
  });
});

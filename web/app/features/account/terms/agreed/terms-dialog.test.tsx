import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import type { Terms } from './data.ts';
import { TermsDialog } from './terms-dialog.tsx';

const termsOf = (id: string, subject: string, necessary: boolean): Terms => ({
  _id: id,
  code: id,
  userType: 'PERSON',
  subject,
  content: `<p>${subject} 본문</p>`,
  necessary,
  isListed: true,
  index: 0,
  version: 1,
  revision: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
});
const LIST = [
  termsOf('service', '이용약관', true),
  termsOf('privacy', '개인정보 동의', true),
  termsOf('news', '소식 받기', false),
];

function open(agreed: readonly string[] = []) {
  const onAgree = vi.fn<(ids: string[]) => void>();
  const onCancel = vi.fn<() => void>();
  render(
    <>
      <TermsDialog list={LIST} agreed={agreed} onAgree={onAgree} onCancel={onCancel} />
      <AlertHost />
    </>,
  );
  return { onAgree, onCancel };
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const all = () => box(/모두 동의/);

describe('the terms dialog', () => {
  it('labels required terms 필수 and the others 선택', () => {
    open();
    expect(screen.getAllByText('필수')).toHaveLength(2);
    expect(screen.getAllByText('선택')).toHaveLength(1);
  });

  it('ticks every term with agree-all and unticks agree-all with any of them', async () => {
    open();
    await userEvent.click(all());
    for (const name of [/이용약관/, /개인정보/, /소식/]) expect(box(name).checked).toBe(true);
    await userEvent.click(box(/소식/));
    expect(all().checked).toBe(false);
    expect(all().indeterminate).toBe(true);
    await userEvent.click(box(/소식/));
    expect(all().checked).toBe(true);
  });

  it('returns only the required terms when the optional ones are not ticked', async () => {
    const { onAgree } = open();
    await press('필수만 동의');
    await press('동의하고 계속');
    expect(onAgree).toHaveBeenCalledExactlyOnceWith(['service', 'privacy']);
  });

  it('shows an error while a required term is missing, and focuses it', async () => {
    const { onAgree } = open(['service']);
    await press('동의하고 계속');
    const alert = screen.getByRole('alertdialog');
    expect(alert.textContent).toContain('필수 이용약관에 모두 동의해주세요');
    await press('확인');
    expect(onAgree).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(box(/개인정보/));
    expect(box(/개인정보/).getAttribute('aria-invalid')).toBe('true');
  });

  it('does not change the agreement when it is cancelled', async () => {
    const { onAgree, onCancel } = open(['service']);
    await userEvent.click(all());
    await press('취소');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onAgree).not.toHaveBeenCalled();
  });

  it('opens the first missing text, and one text at a time', async () => {
    open(['service']);
    expect(screen.getByRole('region', { name: '개인정보 동의 내용' })).toBeTruthy();
    await press('소식 받기 내용 펼치기');
    expect(screen.getAllByRole('region')).toHaveLength(1);
    expect(screen.getByRole('region', { name: '소식 받기 내용' })).toBeTruthy();
  });
});

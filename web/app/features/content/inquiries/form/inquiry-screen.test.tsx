import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { InquiryScreen } from './inquiry-screen.tsx';
import './inquiry-rules.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(respond: () => Response = () => Response.json({})) {
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(respond()));
  const Stub = createRoutesStub([{ path: '/', Component: InquiryScreen }]);
  render(
    <>
      <Stub />
      <AlertHost />
    </>,
  );
  return send;
}

const type = (label: string, text: string) =>
  userEvent.type(screen.getByRole('textbox', { name: label }), text);
const send = () => userEvent.click(screen.getByRole('button', { name: '문의 보내기' }));

async function fill() {
  await type('기업 이름', '하늘무역');
  await type('담당자 이름', '김하늘');
  await type('연락처', '01098761234');
  await userEvent.type(screen.getByRole('combobox', { name: '이메일' }), 'sky@haneul.example');
  await userEvent.click(screen.getByRole('button', { name: '인재 추천' }));
  await type('문의 내용', '베트남어를 하는 분을 찾아요');
  await userEvent.click(screen.getByRole('checkbox'));
}

it('empty fields are named at each field, and nothing is sent', async () => {
  const calls = open();
  await send();
  for (const text of [
    '기업 이름을 적어 주세요',
    '연락처를 적어 주세요',
    '개인정보 수집과 이용에 동의해 주세요',
  ])
    expect(await screen.findByText(text)).toBeDefined();
  expect(calls).not.toHaveBeenCalled();
});

it('a sent inquiry becomes a receipt with its number and the time of the answer', async () => {
  const receipt = { _id: 'i1', number: 27, createdAt: '2026-11-24T01:00:00.000Z' };
  const calls = open(() => Response.json({ serviceInquiryForm: receipt }));
  await fill();
  await send();
  const heading = await screen.findByRole('heading', { name: '문의를 받았어요' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('27')).toBeDefined();
  expect(screen.getByText('영업일 기준 2일 안')).toBeDefined();
  const [, request] = calls.mock.calls[0] ?? [];
  expect(JSON.parse(request?.body as string)).toMatchObject({
    phone: '01098761234',
    subject: '인재 추천',
    agreed: true,
  });
  expect(Object.keys(sessionStorage).filter((name) => name.includes('inquiry'))).toEqual([]);
});

it('an error of the server is shown at its field, and the input stays', async () => {
  const body = { code: 'invalid', message: '전화번호', fields: { phone: '없는 번호예요' } };
  open(() => Response.json(body, { status: 400 }));
  await fill();
  await send();
  expect(await screen.findByText('없는 번호예요')).toBeDefined();
  expect(screen.getByRole('textbox', { name: '기업 이름' })).toHaveProperty('value', '하늘무역');
});

it('typed texts are there again after a reload', async () => {
  open();
  await type('기업 이름', '하늘무역');
  cleanup();
  open();
  expect(await screen.findByText('쓰던 내용을 다시 불러왔어요.')).toBeDefined();
  expect(screen.getByRole('textbox', { name: '기업 이름' })).toHaveProperty('value', '하늘무역');
});

it('the button that sends it has the place of the assistant on phones', () => {
  open();
  expect(screen.getByRole('button', { name: '문의 보내기' }).closest('[data-bottom-bar]')).not.toBeNull();
});

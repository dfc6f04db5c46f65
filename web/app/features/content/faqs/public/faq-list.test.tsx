import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import type { Faq } from './data.ts';
import { FaqList } from './faq-list.tsx';
import './faq-reason.tsx';
import { useOpenedByFragment } from './use-opened-by-fragment.ts';

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const faqOf = (_id: string, question: string): Faq => ({
  _id,
  category: 'ACCOUNT',
  question,
  answer: `<p>${question}의 답</p>`,
  index: 10,
});
const faqs = [faqOf('a', '비밀번호 찾기'), faqOf('b', '아이디 찾기')];

function Screen({ term }: { term: string }) {
  useOpenedByFragment();
  return <FaqList faqs={faqs} term={term} hasCategories={false} />;
}

function open({ term = '', hash = '', respond = () => Response.json({ vote: {} }) } = {}) {
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(respond()));
  const Stub = createRoutesStub([{ path: '/', Component: () => <Screen term={term} /> }]);
  render(
    <>
      <Stub initialEntries={[`/${hash}`]} />
      <AlertHost />
    </>,
  );
  return send;
}

const isOpen = () => screen.getAllByRole('group').flatMap((one) => ('open' in one ? [one.open] : []));
const sentBy = (send: ReturnType<typeof open>) =>
  send.mock.calls.map(([, init]) =>
    typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
  );

it('answers are closed; the fragment of the address opens one, a search opens and marks all', async () => {
  open({ hash: '#faq-b' });
  await waitFor(() => expect(isOpen()).toEqual([false, true]));
  cleanup();
  open({ term: '찾기' });
  expect(isOpen()).toEqual([true, true]);
  expect(document.querySelectorAll('mark')).toHaveLength(4);
});

it('a vote is sent and remembered; a reason follows only a no and stays when it cannot be sent', async () => {
  let isBroken = false;
  const send = open({
    hash: '#faq-a',
    respond: () =>
      isBroken
        ? Response.json({ code: 'internal', message: '잠시 뒤에 다시 해 주세요' }, { status: 500 })
        : Response.json({ vote: {} }),
  });
  const [yes] = await screen.findAllByRole('button', { name: '예', hidden: true });
  await userEvent.click(yes as HTMLElement);
  await waitFor(() => expect(yes?.getAttribute('aria-pressed')).toBe('true'));
  expect(screen.queryByLabelText(/아쉬웠나요/)).toBeNull();
  const [no] = screen.getAllByRole('button', { name: '아니요', hidden: true });
  await userEvent.click(no as HTMLElement);
  const field = await screen.findByLabelText(/아쉬웠나요/);
  await userEvent.type(field, '그림이 없어요');
  isBroken = true;
  await userEvent.click(screen.getByRole('button', { name: '의견 보내기' }));
  await userEvent.click(await screen.findByRole('button', { name: '확인' }));
  expect((field as HTMLTextAreaElement).value).toBe('그림이 없어요');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: '의견 보내기' }));
  await screen.findByText(/의견을 보냈어요/);
  expect(sentBy(send)).toEqual([
    { isHelpful: true },
    { isHelpful: false },
    { isHelpful: false, reason: '그림이 없어요' },
    { isHelpful: false, reason: '그림이 없어요' },
  ]);
});

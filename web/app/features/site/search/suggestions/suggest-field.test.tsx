import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aCard } from '../../../../../test/a-recruitment.ts';
import { invalidateTerms, readTerms, rememberTerm } from './recent-terms.ts';
import { SuggestField } from './suggest-field.tsx';
import { termOf } from './term-of.ts';

const answer = {
  recruitments: [aCard({ _id: 'r1', subject: '통역 담당' })],
  companies: [],
  counts: { recruitments: { count: 1 }, companies: { count: 0 } },
};

beforeEach(() => {
  invalidateTerms();
  // The test's document does not implement popovers.
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
  const reply = () =>
    new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', async () => reply());
});

function show() {
  const sent: string[] = [];
  const page = (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(termOf(event.currentTarget));
      }}
    >
      <SuggestField aria-label="검색" />
    </form>
  );
  const routes = [
    { path: '/', element: page },
    { path: '/recruitments/:id', element: <p>공고 화면</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  return { sent, field: screen.getByRole('combobox', { name: '검색' }) };
}

const options = () => screen.queryAllByRole('option', { hidden: true }).map((one) => one.textContent);
const optionsAre = (words: string[]) => waitFor(() => expect(options()).toEqual(words), { timeout: 8000 });

describe('the search field', () => {
  test('offers recent terms, and arrows and Enter search for one of them', async () => {
    rememberTerm('포워딩');
    rememberTerm('해외영업');
    const { sent, field } = show();
    await userEvent.click(field);
    await optionsAre(['해외영업', '포워딩']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(field.getAttribute('aria-activedescendant')).toMatch(/-1$/);
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual(['포워딩']);
  });

  test('offers matching recruitments and companies, and opens them', async () => {
    const { sent, field } = show();
    await userEvent.type(field, '통역');
    await optionsAre(['통역 담당한빛정밀']);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await screen.findByText('공고 화면');
    expect(sent).toEqual([]);
  });

  test('Enter within a Korean syllable selects nothing, Enter alone searches for the input', async () => {
    rememberTerm('통관');
    const { sent, field } = show();
    await userEvent.click(field);
    await optionsAre(['통관']);
    await userEvent.keyboard('{ArrowDown}');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(sent).toEqual([]);
    await userEvent.keyboard('{ArrowUp}통');
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual(['통']);
  });

  test('Escape closes the list and keeps the input', async () => {
    rememberTerm('통관');
    const { field } = show();
    await userEvent.type(field, '통');
    await optionsAre(['통관']);
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field).toHaveProperty('value', '통');
  });
});

test('ten terms are stored, latest first and each once', () => {
  for (let n = 1; n <= 12; n += 1) rememberTerm(`말${n}`);
  rememberTerm(' 말5 ');
  expect(readTerms()).toEqual(['말5', '말12', '말11', '말10', '말9', '말8', '말7', '말6', '말4', '말3']);
});

import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { Queries } from '#lib/api/queries.tsx';
import { queryClient } from '#lib/api/query-client.ts';
import { AlertHost } from '#ui/alert/alert-host.tsx';

export const TERMS = [
  { _id: 'service', subject: '이용약관', necessary: true, content: '<p>제1조</p>' },
  { _id: 'privacy', subject: '개인정보 수집·이용 동의', necessary: true, content: '<p>항목</p>' },
  { _id: 'news', subject: '소식 받기', necessary: false, content: '<p>소식</p>' },
];

type Answer = { status: number; body: unknown };

const answer = ({ status, body }: Answer): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Answers the calls of a sign-up by their path; every call is recorded. */
export function serve(answers: Record<string, Answer>) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = address.split('?')[0] ?? '';
    calls.push(`${init?.method ?? 'GET'} ${path}`);
    if (path === '/api/v1/terms') return answer({ status: 200, body: { termsList: TERMS } });
    return answer(answers[path] ?? { status: 200, body: {} });
  });
  return calls;
}

/** A part of the sign-up with the query client and the alert dialog it needs. */
export function show(part: ReactElement) {
  queryClient.clear();
  return render(
    <MemoryRouter>
      <Queries>
        {part}
        <AlertHost />
      </Queries>
    </MemoryRouter>,
  );
}

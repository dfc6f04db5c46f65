import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { copy } from './copy.ts';
import type { Form } from './data.ts';
import { emailCopy } from './email-copy.ts';
import { FormEditor } from './form-editor.tsx';

let granted: readonly string[] = [];
vi.mock('#lib/session/rights.ts', () => ({
  useRights: () => ({ isKnown: true, may: (right: string) => granted.includes(right) }),
}));
afterEach(() => vi.unstubAllGlobals());

const form: Form = {
  _id: 'f1',
  type: '참가 신청',
  name: '바이어 상담회',
  hasFiles: true,
  emailedAt: null,
  createdAt: '2026-11-24T00:00:00Z',
  isMasked: false,
  content: '오전이면 좋겠습니다',
  fields: { 담당자: '김서연' },
  thumb: null,
  files: [],
  sendings: [],
  version: 0,
};

async function open(row: Form, rights: readonly string[]) {
  granted = rights;
  vi.stubGlobal('fetch', async () => Response.json({ form: row }));
  const Stub = createRoutesStub([{ path: '/', Component: () => <FormEditor id={row._id} /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Stub />
    </QueryClientProvider>,
  );
  await screen.findByDisplayValue('바이어 상담회');
}

const isShown = (name: string) => screen.queryByRole('button', { name }) !== null;
const buttons = [copy.save, emailCopy.open, copy.field.add, copy.field.remove(1), copy.remove.act];

test('a form can be changed and sent by an administrator who may write content', async () => {
  await open(form, ['content.write']);
  expect(buttons.map(isShown)).toEqual(buttons.map(() => true));
  expect(screen.queryByText(copy.masked)).toBeNull();
});

test('for readers its fields are disabled, and no button adds or removes one', async () => {
  await open(form, ['content.read']);
  expect(buttons.map(isShown)).toEqual(buttons.map(() => false));
  expect(screen.getByDisplayValue('김서연').closest('fieldset[disabled]')).not.toBeNull();
});

test('a masked form says why, has no files and cannot be changed, also by an editor', async () => {
  await open({ ...form, isMasked: true, content: '*****', fields: { 담당자: '***' } }, ['content.write']);
  expect(screen.getByText(copy.masked)).toBeTruthy();
  expect(buttons.map(isShown)).toEqual(buttons.map(() => false));
  expect(screen.queryByText(copy.attachments)).toBeNull();
});

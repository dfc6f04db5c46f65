import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { EditableContext } from '#ui/form/editable.tsx';
import { filesField } from './field-lines.ts';
import { VersionPanel } from './version-panel.tsx';

const present = { _id: 'present', name: '안내문.pdf' };
const versionOf = (version: number) => ({ version, createdAt: '2026-11-16T01:50:00Z', writer: null });

function answer(content: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, location.href), init);
    const body = new URL(request.url).pathname.endsWith('/versions')
      ? { versions: [versionOf(1), versionOf(0)], count: 2, next: null }
      : { version: { ...versionOf(0), content } };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
}
afterEach(() => vi.unstubAllGlobals());

/** A row that has the file `present`, of two that it had. */
function Form() {
  const form = useForm({ defaultValues: { subject: '제목', files: [present] } });
  return (
    <FormProvider {...form}>
      <VersionPanel
        kind="notice"
        rowId="n1"
        version={1}
        fields={[filesField('files', '첨부 파일')]}
        valuesOf={({ files, ...same }) => ({
          ...same,
          files: (files as string[]).filter((id) => id === present._id).map(() => present),
        })}
      />
    </FormProvider>
  );
}

async function openFirst(files: string[], mayWrite = true) {
  answer({ subject: '제목', files });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditableContext value={mayWrite}>
        <Form />
      </EditableContext>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '1번째 저장 내용 보기' }));
  if (mayWrite) await screen.findByRole('button', { name: '이 내용으로 되돌리기' });
  else await screen.findByRole('heading', { name: '첨부 파일' });
}

const LOST = '그때 있던 파일 1개는 지워져서 돌아오지 않아요.';

test('an earlier version says beforehand which of its files cannot come back', async () => {
  await openFirst(['present', 'deleted']);
  expect(screen.getByText(LOST)).toBeTruthy();
});

test('a version whose files are all there says nothing of them', async () => {
  await openFirst(['present']);
  expect(screen.queryByText(LOST)).toBeNull();
});

test('a version without a file that the row has now is not the same', async () => {
  await openFirst([]);
  expect(screen.queryByText('지금 내용과 같아요')).toBeNull();
  expect(screen.getByRole('heading', { name: '첨부 파일' })).toBeTruthy();
});

test('who may only look compares versions, and cannot bring one back', async () => {
  const restore = () => screen.queryByRole('button', { name: '이 내용으로 되돌리기' });
  await openFirst([]);
  expect(restore()).not.toBeNull();
  expect(screen.getByText(/되돌릴 수 있어요/)).toBeTruthy();
  cleanup();
  await openFirst([], false);
  expect(restore()).toBeNull();
  expect(screen.queryByText(/되돌릴 수 있어요/)).toBeNull();
  expect(screen.getByText('저장할 때마다 남아요. 골라서 지금 내용과 견줄 수 있어요.')).toBeTruthy();
});

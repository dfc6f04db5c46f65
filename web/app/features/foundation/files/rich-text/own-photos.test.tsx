import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useShownPhotos } from './own-photos.ts';

const requested = vi.hoisted(() =>
  vi.fn<(path: unknown, parts: { params: { _file: string } }) => Promise<{ value: Blob }>>(),
);
vi.mock('#lib/api/api.ts', () => ({ sendWithHeaders: requested }));

const KNOWN = '/api/v1/files/00000000-0000-7000-8000-000000000001';
const LOST = '/api/v1/files/00000000-0000-7000-8000-000000000002';

function Content({ html }: { html: string }) {
  return <div data-testid="content" dangerouslySetInnerHTML={{ __html: useShownPhotos(html) }} />;
}

const sources = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'));

it('a photo that only its owner may see is fetched with the session, once', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:own' }));
  requested.mockImplementation((_, { params }) =>
    KNOWN.endsWith(params._file) ? Promise.resolve({ value: new Blob() }) : Promise.reject(new Error('404')),
  );
  const html = `<p>사진</p><img src="${KNOWN}" alt="하나"><img src="${LOST}" alt="둘"><img src="${KNOWN}" alt="셋">`;
  const { rerender } = render(<Content html={html} />);
  expect(sources().some((src) => src?.startsWith('/api/'))).toBe(false);
  await waitFor(() => expect(sources()).toEqual(['blob:own', LOST, 'blob:own']));
  rerender(<Content html={`${html}<p>더</p>`} />);
  expect(screen.getByTestId('content').textContent).toContain('더');
  expect(sources()[0]).toBe('blob:own');
  expect(requested.mock.calls.filter(([, { params }]) => KNOWN.endsWith(params._file))).toHaveLength(1);
});

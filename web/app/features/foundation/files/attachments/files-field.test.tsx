import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { uploadFile } from '#lib/api/upload.ts';
import { Form } from '#ui/form/form.tsx';
import { FilesField } from './files-field.tsx';

vi.mock('#lib/api/upload.ts', () => ({ uploadFile: vi.fn<typeof uploadFile>() }));

const fileOf = (name: string): FileRef =>
  ({ _id: name, name, size: 10, url: `/files/${name}` }) as unknown as FileRef;

function Letter({ onSubmit }: { onSubmit: (names: string[]) => void }) {
  const form = useForm({ defaultValues: { files: [fileOf('안내.pdf'), fileOf('지도.pdf')] } });
  return (
    <Form form={form} onSubmit={({ files }) => onSubmit(files.map(({ name }) => name))}>
      <FilesField name="files" label="첨부" max={5} />
      <button type="submit">보내기</button>
    </Form>
  );
}

test('a file that is removed while another one is uploaded stays removed', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  vi.mocked(uploadFile).mockReturnValueOnce(promise);
  const submit = vi.fn<(names: string[]) => void>();
  const { container } = render(<Letter onSubmit={submit} />);
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  const chosen = new File(['x'], '새 파일.pdf', { type: 'application/pdf' });
  if (input) fireEvent.change(input, { target: { files: [chosen] } });
  await waitFor(() => expect(uploadFile).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('button', { name: /안내\.pdf/ }));
  resolve({ file: fileOf('새 파일.pdf') });
  await screen.findByText('새 파일.pdf');
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(submit).toHaveBeenCalledWith(['지도.pdf', '새 파일.pdf']));
});

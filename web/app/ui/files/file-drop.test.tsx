import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';

it('keeps the focus while a file is being uploaded, and accepts no other', () => {
  const onChoose = vi.fn<(file: File) => void>();
  const drop = (isBusy: boolean) => (
    <FileDrop label="사진 고르기" accept={['.png']} maxBytes={100} onChoose={onChoose} isBusy={isBusy} />
  );
  const { rerender } = render(drop(false));
  const input = screen.getByLabelText<HTMLInputElement>(/사진 고르기/);
  input.focus();
  rerender(drop(true));
  expect(input.disabled).toBe(false);
  expect(document.activeElement).toBe(input);
  expect(fireEvent.click(input)).toBe(false);
  fireEvent.change(input, { target: { files: [new File(['a'], 'a.png')] } });
  expect(onChoose).not.toHaveBeenCalled();
});

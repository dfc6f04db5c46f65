import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { ImageTiles } from './image-tiles.tsx';

const aFile = (name: string): FileRef => ({
  _id: name,
  name,
  size: 10,
  mimeType: 'image/png',
  url: `/api/v1/files/${name}`,
});

function show(files: FileRef[], maxCount: number) {
  const onAdd = vi.fn<(file: File) => void>();
  const onRemove = vi.fn<(id: string) => void>();
  render(
    <>
      <AlertHost />
      <ImageTiles
        label="이미지 고르기"
        files={files}
        maxCount={maxCount}
        accept={['.png']}
        maxBytes={1000}
        onAdd={onAdd}
        onRemove={onRemove}
      />
    </>,
  );
  return { onAdd, onRemove };
}

const input = () => screen.getByLabelText(/이미지 고르기/);
const choose = (name: string) => userEvent.upload(input(), new File(['x'], name, { type: 'image/png' }));

describe('image tiles', () => {
  it('say so when there are none', () => {
    show([], 0);
    expect(screen.getByText('등록된 이미지가 없습니다.')).toBeDefined();
  });

  it('reject a name that already exists and accept another', async () => {
    const { onAdd } = show([aFile('a.png')], 0);
    await choose('a.png');
    expect(screen.getByRole('alert').textContent).toBe('동일한 이름의 파일이 있습니다');
    expect(onAdd).not.toHaveBeenCalled();
    await choose('b.png');
    expect(onAdd).toHaveBeenCalledOnce();
  });

  it('keep an image when the confirmation is declined, and remove it when it is confirmed', async () => {
    const { onRemove } = show([aFile('a.png')], 0);
    const ask = async (answer: string) => {
      await userEvent.click(screen.getByRole('button', { name: 'a.png 지우기' }));
      await screen.findByText('이미지를 삭제하시겠습니까?');
      await userEvent.click(screen.getByRole('button', { name: answer }));
    };
    await ask('취소');
    expect(onRemove).not.toHaveBeenCalled();
    await ask('삭제하기');
    await waitFor(() => expect(onRemove).toHaveBeenCalledWith('a.png'));
  });

  it.each([
    [0, 12, false],
    [3, 2, false],
    [3, 3, true],
    [-1, 0, true],
  ])('with a maximum of %i and %i images: adding disabled %s', (maxCount, count, isDisabled) => {
    show(
      Array.from({ length: count }, (_, i) => aFile(`${i}.png`)),
      maxCount,
    );
    expect((input() as HTMLInputElement).disabled).toBe(isDisabled);
  });
});

import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { FileDrop } from '../files/file-drop.tsx';
import { Text } from '../form/fields/text.tsx';
import { ReorderRow } from '../reorder/reorder-row.tsx';
import { RowEditor } from './row-editor.tsx';

// Dragging needs a layout, which the DOM of the tests has not.
vi.mock('../reorder/drag-row.ts', () => ({ makeRow: () => () => undefined }));

const texts = { title: '고치기', back: '목록으로', save: '저장하기' };

function show(mayWrite: boolean, preview?: string) {
  const onMove = vi.fn<() => void>();
  const Screen = () => (
    <RowEditor
      form={useForm({ defaultValues: { name: '배너' } })}
      onSubmit={async () => undefined}
      texts={texts}
      list="/"
      isSaving={false}
      mayWrite={mayWrite}
      {...(preview && { preview: <button type="button">{preview}</button> })}
      after={<button type="button">지난 내용 보기</button>}
    >
      <Text name="name" label="이름" />
      <button type="button">더하기</button>
      <FileDrop label="사진 고르기" accept={['.png']} maxBytes={1} onChoose={() => undefined} />
      {['첫째', '둘째'].map((name, index) => (
        <ReorderRow key={name} list="rows" index={index} count={2} name={name} onMove={onMove}>
          {(grip) => <p>{grip}</p>}
        </ReorderRow>
      ))}
    </RowEditor>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Screen }]);
  render(<Stub />);
}

// The DOM of the tests does not count what a fieldset disables.
const isDisabled = (element: HTMLElement) =>
  element.matches(':disabled') || element.closest('fieldset[disabled]') !== null;
const button = (name: string) => screen.getByRole('button', { name });

test.each([undefined, '휴대폰으로 보기'])(
  'without the right no field, button, drop area or handle can be used (with a preview: %s)',
  (preview) => {
    show(false, preview);
    expect(isDisabled(screen.getByLabelText('이름'))).toBe(true);
    expect(isDisabled(button('더하기'))).toBe(true);
    expect(isDisabled(screen.getByLabelText(/사진 고르기/))).toBe(true);
    expect(screen.queryByRole('button', { name: /순서 바꾸기/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '저장하기' })).toBeNull();
    expect(isDisabled(button('지난 내용 보기'))).toBe(false);
    const previewed = screen.queryAllByRole('button', { name: '휴대폰으로 보기' });
    expect(previewed.map(isDisabled)).toEqual(preview ? [false] : []);
  },
);

test('with the right all of them can', () => {
  show(true);
  expect(isDisabled(screen.getByLabelText('이름'))).toBe(false);
  expect(isDisabled(button('더하기'))).toBe(false);
  expect(isDisabled(screen.getByLabelText(/사진 고르기/))).toBe(false);
  expect(screen.getAllByRole('button', { name: /순서 바꾸기/ })).toHaveLength(2);
});

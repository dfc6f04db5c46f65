import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextArea } from './text-area.tsx';

const textOf = (id: string) => document.getElementById(id)?.textContent;

it('is named by its label and described by its hint, its error and further texts', () => {
  render(
    <>
      <p id="others">언제든 고칠 수 있어요</p>
      <TextArea label="이유" hint="짧게 써 주세요" error="이유를 써 주세요" aria-describedby="others" />
    </>,
  );
  const area = screen.getByRole('textbox', { name: '이유' });
  const described = (area.getAttribute('aria-describedby') ?? '').split(' ').map(textOf);
  expect(described).toEqual(['언제든 고칠 수 있어요', '짧게 써 주세요', '이유를 써 주세요']);
  expect(area.getAttribute('aria-invalid')).toBe('true');
});

it('may be named by another element, and is then without a label of its own', () => {
  const { container } = render(
    <>
      <h3 id="question">왜 지원했나요</h3>
      <TextArea label={undefined} aria-labelledby="question" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: '왜 지원했나요' })).toBeTruthy();
  expect(container.querySelector('label')).toBeNull();
});

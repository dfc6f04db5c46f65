import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('a part that cannot be rendered');
}

it('renders the rest of the screen when a part throws, and the part itself when it does not', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <p>심사 정보</p>
      <ErrorBoundary fallback={<p>미리 볼 수 없어요</p>}>
        <Broken />
      </ErrorBoundary>
      <ErrorBoundary fallback={<p>여기는 아니에요</p>}>
        <p>잘 보여요</p>
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('심사 정보')).toBeTruthy();
  expect(screen.getByText('미리 볼 수 없어요')).toBeTruthy();
  expect(screen.getByText('잘 보여요')).toBeTruthy();
  expect(screen.queryByText('여기는 아니에요')).toBeNull();
  vi.restoreAllMocks();
});

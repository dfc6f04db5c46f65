import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FocusArea } from './focus-area.tsx';
import { focusNextArea } from './refocus-within.ts';

/** Rows that disappear when their button is pressed. */
function Rows() {
  const [names, setNames] = useState(['하나', '둘', '셋']);
  return (
    <FocusArea>
      <h2>기다리는 시간</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </FocusArea>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement?.textContent;

it('moves the focus to the next row, else to the one before, and at last to the heading', async () => {
  render(<Rows />);
  press('둘');
  await waitFor(() => expect(focused()).toBe('셋'));
  press('셋');
  await waitFor(() => expect(focused()).toBe('하나'));
  press('하나');
  await waitFor(() => expect(focused()).toBe('기다리는 시간'));
});

it('moves the focus to another button of the row whose button disappears', async () => {
  function Row() {
    const [isAwaiting, setAwaiting] = useState(true);
    return (
      <FocusArea>
        <h2>기다리는 시간</h2>
        <ul>
          <li>
            <div>
              {isAwaiting && (
                <button type="button" onClick={() => setAwaiting(false)}>
                  확정하기
                </button>
              )}
              <button type="button">취소하기</button>
            </div>
          </li>
        </ul>
      </FocusArea>
    );
  }
  render(<Row />);
  press('확정하기');
  await waitFor(() => expect(focused()).toBe('취소하기'));
});

it('leaves the focus alone where the person has moved it elsewhere', async () => {
  const { rerender } = render(
    <>
      <FocusArea>
        <h2>목록</h2>
        <button type="button">지우기</button>
      </FocusArea>
      <button type="button">다른 곳</button>
    </>,
  );
  screen.getByRole('button', { name: '지우기' }).focus();
  screen.getByRole('button', { name: '다른 곳' }).focus();
  rerender(
    <FocusArea>
      <h2>목록</h2>
    </FocusArea>,
  );
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(document.activeElement).toBe(document.body);
});

it('focuses the heading of the screen to which an action leads', async () => {
  focusNextArea();
  render(
    <FocusArea>
      <h1>채용 공고</h1>
    </FocusArea>,
  );
  expect(focused()).toBe('채용 공고');
});

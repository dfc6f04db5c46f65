import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Editable } from '#ui/form/editable.tsx';
import { RichText } from './rich-text.tsx';

const show = (isOn: boolean) =>
  render(
    <Editable isOn={isOn}>
      <span id="label">내용</span>
      <RichText
        labelledBy="label"
        value="<p>행사장 약도예요.</p>"
        onChange={() => undefined}
        onBlur={() => undefined}
        isInvalid={false}
      />
    </Editable>,
  );

test.each([
  [true, 'true', 1],
  [false, 'false', 0],
])('a text can be changed only where the fields around it can (%s)', async (isOn, isEditable, toolbars) => {
  show(isOn);
  const text = await screen.findByRole('textbox', { name: '내용' });
  expect(text.textContent).toBe('행사장 약도예요.');
  expect(text.getAttribute('contenteditable')).toBe(isEditable);
  expect(text.getAttribute('aria-readonly')).toBe(isOn ? null : 'true');
  expect(screen.queryAllByRole('toolbar')).toHaveLength(toolbars);
});

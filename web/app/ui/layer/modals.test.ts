import { expect, test } from 'vitest';
import { openModal, topModal } from './modals.ts';

function aDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  return dialog;
}

test('the page stays locked until the last dialog over it is closed', () => {
  const { style } = document.documentElement;
  const [sheet, other] = [aDialog(), aDialog()];
  const closeSheet = openModal(sheet);
  const closeOther = openModal(other);
  expect(topModal()).toBe(other);
  closeOther();
  expect(topModal()).toBe(sheet);
  expect(style.overflow).toBe('hidden');
  closeSheet();
  expect(topModal()).toBeUndefined();
  expect(style.overflow).toBe('');
});

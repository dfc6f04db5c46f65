import type { Act } from './late-start.ts';

const isField = (target: HTMLElement): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Sets what a field holds past React, which takes a value set through the field itself for its own. */
function setPastReact(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Tells React of words that were in the field before it knew the field; the caret stays. */
function tellTyped(target: HTMLElement): void {
  if (isField(target)) {
    const { value } = target;
    const [start, end] =
      target.type === 'range' ? [null, null] : [target.selectionStart, target.selectionEnd];
    target.value = target.defaultValue;
    setPastReact(target, value);
    if (start !== null && target === document.activeElement) target.setSelectionRange(start, end);
  }
  target.dispatchEvent(new Event('input', { bubbles: true }));
  target.dispatchEvent(new Event('change', { bubbles: true }));
}

const again: Record<Act['kind'], (act: Act) => void> = {
  click: ({ target }) => target.click(),
  check: ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    target.checked = target.type === 'checkbox' && !target.checked;
    target.click();
  },
  type: ({ target }) => tellTyped(target),
  submit: ({ target }) => target instanceof HTMLFormElement && target.requestSubmit(),
  key: ({ target, value = '' }) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: value, bubbles: true, cancelable: true })),
};

function giveAgain(act: Act): void {
  delete act.target.dataset['waits'];
  if (act.target.isConnected) again[act.kind](act);
}

/** The page is alive (`<html data-live>`): what was done before is given to it now, in its order. */
function live(): void {
  const { ieumSleep: sleep } = window;
  document.documentElement.dataset['live'] = '';
  if (!sleep) return;
  delete window.ieumSleep;
  sleep.release();
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body)
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const act of sleep.acts) {
    const isComposed = act.kind === 'type' && act.target === sleep.composing;
    if (isComposed) act.target.addEventListener('compositionend', () => giveAgain(act), { once: true });
    else giveAgain(act);
  }
}

/** Called in the first effect, in which React takes no event yet: the page is alive a moment later. */
export function wakeUp(): void {
  if (import.meta.env.DEV) document.documentElement.dataset['fonts'] = '';
  setTimeout(live);
}

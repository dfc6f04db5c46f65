import type { Act } from './late-start.ts';

const isField = (target: HTMLElement): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement && target.type !== 'file') || target instanceof HTMLTextAreaElement;

/** Sets what a field holds past React, which takes a value set through the field itself for its own. */
function setPastReact(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Tells React of words that were typed before it knew the field, even if it has emptied it since; the caret stays. */
function tellTyped({ target, value }: Pick<Act, 'target' | 'value'>): void {
  if (target instanceof HTMLSelectElement) target.value = value ?? target.value;
  if (isField(target)) {
    const { value: words } = target;
    const [start, end] =
      target.type === 'range' ? [null, null] : [target.selectionStart, target.selectionEnd];
    target.value = target.defaultValue;
    setPastReact(target, value ?? words);
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
  type: tellTyped,
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
    // A syllable under way changes the words once more.
    const whole = () => giveAgain({ kind: act.kind, target: act.target });
    if (isComposed) act.target.addEventListener('compositionend', whole, { once: true });
    else giveAgain(act);
  }
}

/** Called in the first effect, in which React takes no event yet: the page is alive a moment later. */
export function wakeUp(): void {
  if (import.meta.env.DEV) document.documentElement.dataset['fonts'] = '';
  setTimeout(live);
}

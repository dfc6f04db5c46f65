// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Act } from './late-start.ts';
import { wakeUp } from './waking.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-live');
});

function sleepWith(acts: Act[], composing?: EventTarget) {
  const release = vi.fn<() => void>();
  window.ieumSleep = { acts, composing, release };
  return release;
}

function add<T extends HTMLElement>(html: string): T {
  document.body.innerHTML = html;
  return document.body.firstElementChild as T;
}

test('a page that did not sleep is alive, and nothing is given to it', () => {
  wakeUp();
  vi.runAllTimers();
  expect(document.documentElement.dataset['live']).toBe('');
});

test('what was pressed is pressed again, once, and waits no longer', () => {
  const button = add<HTMLButtonElement>('<button data-waits="">담기</button>');
  const heard = vi.fn<() => void>();
  button.addEventListener('click', () => heard());
  const release = sleepWith([{ kind: 'click', target: button }]);
  wakeUp();
  vi.runAllTimers();
  wakeUp();
  vi.runAllTimers();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(release).toHaveBeenCalledTimes(1);
  expect(button.dataset['waits']).toBeUndefined();
});

test('a box that was ticked before is ticked again and heard as a change', () => {
  const box = add<HTMLInputElement>('<input type="checkbox">');
  box.checked = true;
  const heard = vi.fn<(isChecked: boolean) => void>();
  box.addEventListener('change', () => heard(box.checked));
  sleepWith([{ kind: 'check', target: box }]);
  wakeUp();
  vi.runAllTimers();
  expect(heard.mock.calls).toEqual([[true]]);
});

test('words that were taken out of their field before the page was alive come back', () => {
  const field = add<HTMLInputElement>('<input value="">');
  const heard = vi.fn<(words: string) => void>();
  field.addEventListener('input', () => heard(field.value));
  sleepWith([{ kind: 'type', target: field, value: 'person' }]);
  field.value = '';
  wakeUp();
  vi.runAllTimers();
  expect(heard.mock.calls).toEqual([['person']]);
});

test('typed words stay and are told; a syllable under way is told when it is whole', () => {
  const field = add<HTMLInputElement>('<input value="">');
  field.value = '해외';
  const heard = vi.fn<(words: string) => void>();
  field.addEventListener('input', () => heard(field.value));
  sleepWith([{ kind: 'type', target: field }], field);
  wakeUp();
  vi.runAllTimers();
  expect(heard).not.toHaveBeenCalled();
  field.dispatchEvent(new Event('compositionend'));
  expect(heard.mock.calls).toEqual([['해외']]);
});

test('what is no longer there is left alone', () => {
  const button = add<HTMLButtonElement>('<button>담기</button>');
  const heard = vi.fn<() => void>();
  button.addEventListener('click', () => heard());
  button.remove();
  sleepWith([{ kind: 'click', target: button }]);
  wakeUp();
  vi.runAllTimers();
  expect(heard).not.toHaveBeenCalled();
});

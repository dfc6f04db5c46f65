import { createStore } from '#lib/store/store.ts';

/** A short message that disappears automatically; errors stay until they are closed. */
export interface Toast {
  id: number;
  message: string;
  tone: 'plain' | 'success' | 'error';
  undo: (() => void) | undefined;
  action: ToastAction | undefined;
  milliseconds: number | undefined;
}

interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastOptions {
  tone?: Toast['tone'];
  /** When set, the toast offers 되돌리기 for eight seconds. */
  undo?: () => void;
  /** Offered before 되돌리기. */
  action?: ToastAction | undefined;
  /** How long it is shown, where that is not the default. */
  milliseconds?: number;
}

const MAX = 3;
const PLAIN_MILLISECONDS = 4000;
const UNDO_MILLISECONDS = 8000;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

export const currentToasts = toasts.read;

/** Subscribes to changes; returns the function that unsubscribes. */
export const onToastsChange = toasts.onChange;

/** Removes a toast. */
export const closeToast = (id: number): void => toasts.change(toasts.read().filter((one) => one.id !== id));

/** How long a toast is shown, or nothing for one that stays until it is closed. */
export function lifeOf(one: Toast): number | undefined {
  if (one.tone === 'error') return undefined;
  if (one.milliseconds !== undefined) return one.milliseconds;
  return one.undo ? UNDO_MILLISECONDS : PLAIN_MILLISECONDS;
}

/** Shows a short message at the bottom of the page, at most three at a time. */
export function toast(message: string, options: ToastOptions = {}): void {
  lastId += 1;
  const { tone = 'plain', undo, action, milliseconds } = options;
  const one: Toast = { id: lastId, message, tone, undo, action, milliseconds };
  toasts.change([...toasts.read(), one].slice(-MAX));
}

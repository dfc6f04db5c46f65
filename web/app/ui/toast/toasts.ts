import { createStore } from '#lib/store/store.ts';

/** A short word that goes away by itself; errors stay until they are closed. */
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
  /** Given, the toast offers 되돌리기 for eight seconds. */
  undo?: () => void;
  /** Offered before 되돌리기. */
  action?: ToastAction | undefined;
  /** How long it stays, where that is not the usual time. */
  milliseconds?: number;
}

const MOST = 3;
const PLAIN_MILLISECONDS = 4000;
const UNDO_MILLISECONDS = 8000;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

export const currentToasts = toasts.read;

/** Tells of every change; gives the function that stops it. */
export const onToastsChange = toasts.onChange;

/** Takes a toast away. */
export const closeToast = (id: number): void => toasts.change(toasts.read().filter((one) => one.id !== id));

/** How long a toast stays, or nothing for one that waits for its close button. */
export function lifeOf(one: Toast): number | undefined {
  if (one.tone === 'error') return undefined;
  if (one.milliseconds !== undefined) return one.milliseconds;
  return one.undo ? UNDO_MILLISECONDS : PLAIN_MILLISECONDS;
}

/** Shows a short word at the foot of the page, at most three at a time. */
export function toast(message: string, options: ToastOptions = {}): void {
  lastId += 1;
  const { tone = 'plain', undo, action, milliseconds } = options;
  const one: Toast = { id: lastId, message, tone, undo, action, milliseconds };
  toasts.change([...toasts.read(), one].slice(-MOST));
}

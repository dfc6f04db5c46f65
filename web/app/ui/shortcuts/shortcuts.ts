import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { isLayerOpen } from '#lib/layers/is-layer-open.ts';
import { createStore } from '#lib/store/store.ts';

/** A key of the present screen. */
export interface ScreenShortcut {
  /** As it is written on the keyboard: `J`, `Enter`. */
  shown: string;
  label: string;
  /** Its position on the keyboard (`KeyJ`), the same on every layout, or the character that it types. */
  match?: { code: string } | { key: string };
  /** Without it the key is only described, because the browser handles it, as Enter on a link. */
  run?: () => void;
}

/** Keys that belong together, under a title. */
export interface ShortcutGroup {
  title: string;
  keys: readonly ScreenShortcut[];
}

interface RegisteredGroup extends ShortcutGroup {
  /** Handles a key; returns whether it is one of these. */
  handle: (event: KeyboardEvent) => boolean;
}

const groups = createStore<readonly RegisteredGroup[]>([]);

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(TYPING) !== null) || isLayerOpen();

const isPlain = ({ ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isComposing && !defaultPrevented;

/** The group that was registered last takes precedence: a panel over its list. */
function dispatch(event: KeyboardEvent): void {
  if (!isPlain(event) || isElsewhere(event)) return;
  if (groups.read().findLast(({ handle }) => handle(event))) event.preventDefault();
}

function register(group: RegisteredGroup): () => void {
  if (groups.read().length === 0) document.addEventListener('keydown', dispatch);
  groups.change([...groups.read(), group]);
  return () => {
    groups.change(groups.read().filter((one) => one !== group));
    if (groups.read().length === 0) document.removeEventListener('keydown', dispatch);
  };
}

const matches = (event: KeyboardEvent, match: ScreenShortcut['match']): boolean => {
  if (!match) return false;
  return 'code' in match ? event.code === match.code && !event.shiftKey : event.key === match.key;
};

const describe = (keys: readonly ScreenShortcut[]): string =>
  keys.map(({ shown, label }) => `${shown} ${label}`).join('\n');

/**
 * Offers keys while the component is shown; they do nothing while somebody types or a layer is open. With
 * `within`, only where the focus is inside that element.
 */
export function useShortcuts(
  title: string,
  keys: readonly ScreenShortcut[],
  within?: RefObject<Element | null>,
): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  const handle = useEffectEvent((event: KeyboardEvent): boolean => {
    if (within && !(event.target instanceof Node && within.current?.contains(event.target))) return false;
    const found = latest.current.find(({ match, run }) => run && matches(event, match));
    found?.run?.();
    return found !== undefined;
  });
  const described = describe(keys);
  useLayoutEffect(() => {
    if (described === '') return undefined;
    return register({ title, keys: latest.current, handle: (event) => handle(event) });
  }, [title, described]);
}

const noGroups: readonly ShortcutGroup[] = [];

/** The keys that the present screen offers. */
export const useOfferedShortcuts = (): readonly ShortcutGroup[] =>
  useSyncExternalStore(groups.onChange, groups.read, () => noGroups);

import { createStore } from '#lib/store/store.ts';

const modals = createStore<readonly HTMLDialogElement[]>([]);

/** The dialog on top of the others; undefined where none makes the page inert. Questions do not count. */
export const topModal = (): HTMLDialogElement | undefined => modals.read().at(-1);

/** Subscribes to changes; returns the function that unsubscribes. */
export const onModalsChange = modals.onChange;

/** Opens a dialog that makes the page inert; returns the function to call once it is closed. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  if (modals.read().length === 0) lockScrolling();
  modals.change([...modals.read(), dialog]);
  return () => {
    modals.change(modals.read().filter((one) => one !== dialog));
    if (modals.read().length === 0) unlockScrolling();
  };
}

/** Prevents the page below from scrolling, without moving it where scrollbars take space. */
function lockScrolling(): void {
  const root = document.documentElement;
  root.style.scrollbarGutter = innerWidth > root.clientWidth ? 'stable' : '';
  root.style.overflow = 'hidden';
}

function unlockScrolling(): void {
  const { style } = document.documentElement;
  style.overflow = '';
  style.scrollbarGutter = '';
}

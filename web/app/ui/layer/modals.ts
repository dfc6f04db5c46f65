import { createStore } from '#lib/store/store.ts';
import { lockScrolling } from './lock-scrolling.ts';

const modals = createStore<readonly HTMLDialogElement[]>([]);

/** The dialog on top of the others; undefined where none makes the page inert. Questions do not count. */
export const topModal = (): HTMLDialogElement | undefined => modals.read().at(-1);

/** Subscribes to changes; returns the function that unsubscribes. */
export const onModalsChange = modals.onChange;

/** Opens a dialog that makes the page inert; returns the function to call once it is closed. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  modals.change([...modals.read(), dialog]);
  const unlock = lockScrolling();
  return () => {
    unlock();
    modals.change(modals.read().filter((one) => one !== dialog));
  };
}

/** The layers that take the keys of the page behind them; a chat beside the page is none. */
const LAYERS =
  'dialog[open]:not([aria-modal="false"]), [role="dialog"]:not(dialog), [role="alertdialog"], [role="menu"]';

/** Whether a layer is open over the page. */
export const isLayerOpen = (): boolean => document.querySelector(LAYERS) !== null;

const LAYERS = 'dialog, [role="dialog"], [role="menu"], [role="listbox"], [popover]';
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 24;

interface LastPress {
  layer: Element | null;
  x: number;
  y: number;
  at: number;
}

const pressOf = ({ target, clientX, clientY, timeStamp }: MouseEvent): LastPress => ({
  layer: target instanceof Element ? target.closest(LAYERS) : null,
  x: clientX,
  y: clientY,
  at: timeStamp,
});

/** Browsers count the clicks of a mouse; some count every tap of a finger as a first one. */
function isRepeat(event: MouseEvent, press: LastPress, first: LastPress): boolean {
  if (event.detail > 1) return true;
  const isTap = 'pointerType' in event && event.pointerType === 'touch';
  const distance = Math.hypot(press.x - first.x, press.y - first.y);
  return isTap && press.at - first.at < DOUBLE_TAP_MS && distance < DOUBLE_TAP_PX;
}

/**
 * The second press of a double click does nothing where the first opened or closed a layer, because it
 * was not aimed at the element now below it. Returns the function that unregisters it.
 */
export function guardStrayPresses(): () => void {
  let first: LastPress | undefined;
  const suppress = (event: MouseEvent) => {
    // Presses by keys and scripts have no count.
    if (event.detail === 0) return;
    const press = pressOf(event);
    if (!first || !isRepeat(event, press, first)) {
      first = press;
      return;
    }
    if (press.layer === first.layer) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', suppress, { capture: true });
  return () => removeEventListener('click', suppress, { capture: true });
}

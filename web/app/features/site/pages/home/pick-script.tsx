import { useLayoutEffect, useSyncExternalStore } from 'react';
import { pickFour } from './pick-four.ts';

const source = typeof document === 'undefined' ? `(${pickFour.toString()})()` : '';

const never = () => () => undefined;

/** True on the server and during hydration. */
const useIsDocument = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** How many rows the lists had when their four were picked in this document. */
let pickedOf: string | undefined;

/**
 * Follows the lists: picks before the first paint of a document, when another page navigated here, and
 * again when the lists have other sizes (`sizes`). The choice lasts as long as the document: a visitor
 * who comes back sees the same.
 */
export function PickScript({ sizes }: { sizes: string }) {
  const isDocument = useIsDocument();
  useLayoutEffect(() => {
    const isPicked = document.documentElement.dataset['pick'] !== undefined;
    if (!isPicked || (pickedOf !== undefined && pickedOf !== sizes)) pickFour();
    pickedOf = sizes;
  }, [sizes]);
  return isDocument && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}

import { useLayoutEffect, useSyncExternalStore } from 'react';
import { pickFour } from './pick-four.ts';

const source = typeof document === 'undefined' ? `(${pickFour.toString()})()` : '';

const never = () => () => undefined;

/** True on the server and while the browser takes the server's page over. */
const useIsDocument = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * Stands behind the lists: picks before the first paint of a document, when another page led here, and again when
 * a list came late. `sizes` tells how many rows the lists have.
 */
export function PickScript({ sizes }: { sizes: string }) {
  const isDocument = useIsDocument();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset['pick'] === undefined) pickFour();
    return () => {
      delete dataset['pick'];
    };
  }, [sizes]);
  return isDocument && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}

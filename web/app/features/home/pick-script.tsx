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

/** Stands behind the lists: picks before the first paint of a document, or when another page led here. */
export function PickScript() {
  const isDocument = useIsDocument();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset['pick'] === undefined) pickFour();
    return () => {
      delete dataset['pick'];
    };
  }, []);
  return isDocument && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}

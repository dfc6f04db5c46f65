import { useLayoutEffect } from 'react';
import { pickFour } from './pick-four.ts';

const isServer = typeof document === 'undefined';
const source = isServer ? `(${pickFour.toString()})()` : '';

/** Stands behind the lists: picks before the first paint of a document, or when another page led here. */
export function PickScript() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset['pick'] === undefined) pickFour();
    return () => {
      delete dataset['pick'];
    };
  }, []);
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}

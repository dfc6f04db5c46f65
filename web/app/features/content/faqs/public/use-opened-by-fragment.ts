import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the question that the fragment of the address names. Browsers open it themselves when the document is
 * loaded; inside the page, and in older browsers, this does.
 */
export function useOpenedByFragment(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const details = hash ? document.getElementById(hash.slice(1))?.closest('details') : undefined;
    if (!details) return;
    details.open = true;
    details.scrollIntoView({ block: 'start' });
  }, [hash, key]);
}

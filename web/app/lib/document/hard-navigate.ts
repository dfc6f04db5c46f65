import { replace } from 'react-router';

/**
 * Navigates to an address as a new document. The navigation counts as in progress until the page is
 * unloaded; a page that the browser restores (Back) shows its own address.
 */
export function hardNavigate(address: string): Promise<Response> {
  const here = location.pathname + location.search;
  location.assign(address);
  return new Promise((resolve) => {
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      removeEventListener('pageshow', comeBack);
      resolve(replace(here));
    };
    addEventListener('pageshow', comeBack);
  });
}

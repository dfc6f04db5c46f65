import { replace } from 'react-router';

/**
 * Leaves for an address as a whole document. The navigation stays under way until the page is gone; a page that
 * the browser kept and shows again (Back) returns to where it was.
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

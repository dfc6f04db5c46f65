import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { reportVisit } from './visits.ts';

/** Reports each page of this visit to the server once, and moves the focus to the new page's heading. */
export function useVisit(): void {
  const { pathname } = useLocation();
  const seen = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (seen.current === pathname) return;
    const isFirst = seen.current === undefined;
    seen.current = pathname;
    void reportVisit(pathname);
    if (!isFirst) focusHeading();
  }, [pathname]);
}

function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

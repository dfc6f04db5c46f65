import type { MouseEvent } from 'react';

/** A link that acts on its page instead; a press for another tab or window follows it all the same. */
export const onPlainPress = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};

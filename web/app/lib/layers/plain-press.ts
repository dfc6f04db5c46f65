import type { MouseEvent } from 'react';

/** A link that runs an action on its page instead; a press for another tab or window still follows it. */
export const onPlainPress = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};

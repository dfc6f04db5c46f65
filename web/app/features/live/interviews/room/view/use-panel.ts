import { useRef, useState } from 'react';
import type { Call } from '../call/call.ts';
import type { Line } from '../call/state.ts';
import { useCallState } from './hooks.ts';
import type { PanelName } from './names.ts';

/** How many messages of others came after the last one that was seen. */
export const countUnread = (lines: readonly Line[], seen: number): number =>
  lines.filter(({ id, isOwn }) => !isOwn && id > seen).length;

/** The panel beside the pictures, and how many messages came while the chat was closed. */
export function usePanel(call: Call) {
  const [panel, setPanel] = useState<PanelName>();
  const [seen, setSeen] = useState(0);
  const opener = useRef<Element | null>(null);
  const { lines } = useCallState(call);
  const change = (next: PanelName | undefined) => {
    if (panel === 'chat') setSeen(lines.at(-1)?.id ?? 0);
    setPanel(next);
  };
  return {
    panel,
    toggle: (name: PanelName) => {
      opener.current = document.activeElement;
      change(panel === name ? undefined : name);
    },
    close: () => {
      change(undefined);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    unread: panel === 'chat' ? 0 : countUnread(lines, seen),
  };
}

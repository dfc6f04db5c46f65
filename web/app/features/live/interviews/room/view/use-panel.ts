import { useRef, useState } from 'react';
import type { Call } from '../call/call.ts';
import type { ChatMessage } from '../call/call-state.ts';
import { useCallState } from './call-hooks.ts';
import type { PanelName } from './layout-types.ts';

/** How many messages of others came after the last one that was seen. */
export const countUnread = (messages: readonly ChatMessage[], seen: number): number =>
  messages.filter(({ id, isOwn }) => !isOwn && id > seen).length;

/** The panel beside the pictures, and how many messages came while the chat was closed. */
export function usePanel(call: Call) {
  const [panel, setPanel] = useState<PanelName>();
  const [seen, setSeen] = useState(0);
  const opener = useRef<Element | null>(null);
  const { messages } = useCallState(call);
  const change = (next: PanelName | undefined) => {
    if (panel === 'chat') setSeen(messages.at(-1)?.id ?? 0);
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
    unread: panel === 'chat' ? 0 : countUnread(messages, seen),
  };
}

import type { SocketError } from '@ieum/contract/common/channel.ts';
import type { chatChannel } from '@ieum/contract/assistant/chat/socket.ts';
import type { ServerEvents } from '@ieum/contract/common/channel.ts';
import { CHAT_WAIT_SECONDS } from '@ieum/contract/assistant/chat/enums.ts';
import { chatLive } from '@ieum/contract/assistant/chat/paths.ts';
import { useEffect, useRef, useState } from 'react';
import { openLine, type Line } from '#lib/socket/socket-line.ts';
import { keep, onKeptChange, readKept } from '#lib/storage/tab-storage.ts';
import { alert } from '#ui/alert/alert.ts';
import { unfinished, withMessage, type ChatMessage } from './conversation.ts';
import { copy } from './copy.ts';

type Events = ServerEvents<typeof chatChannel>;
type Payload<K extends keyof Events> = Parameters<Extract<Events[K], (payload: never) => void>>[0];

/** A notice of the service. */
export interface ChatAlert {
  text: string;
  value: string;
}

/** A change wakes everything that follows the storage. */
const keepNew = (name: 'chatRoom' | 'chatSession', value: string) => {
  if (readKept(name) !== value) keep(name, value);
};

/** The conversation with the assistant, over a connection that is open as long as its panel. */
export function useChat() {
  const [alerts, setAlerts] = useState<readonly ChatAlert[]>([]);
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [room, setRoom] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState('');
  const line = useRef<Line>(undefined);

  useEffect(() => {
    const take = (message: ChatMessage) => {
      setSending(false);
      setNotice('');
      setMessages((before) => withMessage(before, message));
    };
    const on: { [K in keyof Events]?: (payload: Payload<K>) => void } = {
      session: ({ id }) => keepNew('chatSession', id),
      inited: (payload) => setAlerts(payload.alerts),
      joined: (payload) => {
        if (!payload.success) return void alert(payload.message);
        keepNew('chatRoom', payload.room);
        setRoom(payload.room);
        setMessages(payload.messages);
      },
      sendQuery: ({ message }) => take(message),
      sendReply: ({ message }) => take(message),
      exception: ({ message }) => {
        void alert(message);
        opened.close();
      },
    };
    const opened = openLine(
      chatLive.namespace,
      {
        onConnect: () => opened.send('join', { _room: readKept('chatRoom') ?? null }),
        onEvent: (event, payload) => on[event as keyof Events]?.(payload as never),
      },
      { visitor: () => readKept('chatSession') },
    );
    line.current = opened;
    // Logging out removes the room from the tab, and the next connection begins a new one.
    const stopFollowing = onKeptChange(() => {
      if (readKept('chatRoom')) return;
      setRoom(undefined);
      setMessages([]);
    });
    return () => {
      stopFollowing();
      opened.close();
    };
  }, []);

  const waitsFor = isSending ? 'sending' : unfinished(messages)?._id;
  useEffect(() => {
    if (!waitsFor) return undefined;
    const timer = setTimeout(() => {
      setSending(false);
      setNotice(copy.tooLong);
      setMessages((before) => before.map((one) => (one._id === waitsFor ? { ...one, isDone: true } : one)));
    }, CHAT_WAIT_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [waitsFor]);

  /** `onRefused` is called when the question was not sent, with nothing typed lost. */
  const send = (query: string, onRefused: () => void) => {
    setSending(true);
    setNotice('');
    const fail = (error: SocketError | undefined) => {
      setSending(false);
      setNotice(error?.message ?? copy.notConnected);
      onRefused();
    };
    if (room) line.current?.send('sendQuery', { _room: room, query }, undefined, fail);
    else fail(undefined);
  };
  const stop = () => line.current?.send('cancel', { _room: room });

  return {
    alerts,
    messages,
    notice,
    isJoined: room !== undefined,
    isWaiting: waitsFor !== undefined,
    send,
    stop,
  };
}
export type Chat = ReturnType<typeof useChat>;

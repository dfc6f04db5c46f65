import type { SocketError } from '@ieum/contract/common/channel.ts';
import type { chatChannel } from '@ieum/contract/assistant/chat/socket.ts';
import type { ServerEvents } from '@ieum/contract/common/channel.ts';
import { CHAT_WAIT_SECONDS } from '@ieum/contract/assistant/chat/enums.ts';
import { chatLive } from '@ieum/contract/assistant/chat/paths.ts';
import { useEffect, useRef, useState } from 'react';
import { openConnection, type SocketConnection } from '#lib/socket/socket-connection.ts';
import { writeStored, onStoredChange, readStored } from '#lib/storage/tab-storage.ts';
import { alert } from '#ui/alert/alert.ts';
import { unfinished, withMessage, type ChatMessage } from './conversation.ts';
import { copy } from './copy.ts';

type Events = ServerEvents<typeof chatChannel>;
type Payload<K extends keyof Events> = Parameters<Extract<Events[K], (payload: never) => void>>[0];

/** Used instead of the id of the question whose arrival the server has not confirmed. */
const SENDING = 'sending';

/** A notice of the service. */
export interface ChatAlert {
  text: string;
  value: string;
}

/** A change notifies everything that reads the storage. */
const keepNew = (name: 'chatRoom' | 'chatSession', value: string) => {
  if (readStored(name) !== value) writeStored(name, value);
};

type Handlers = { [K in keyof Events]?: (payload: Payload<K>) => void };

/** The connection as its handlers may use it. */
interface OpenChat {
  close: () => void;
  /** Leaves the stored conversation and begins a new one. */
  startOver: () => void;
}

/** A connection that is open as long as the panel; logging out begins a new conversation. */
function useConnection(handlers: (opened: OpenChat) => Handlers, onReset: () => void) {
  const line = useRef<SocketConnection>(undefined);
  const latest = useRef({ handlers, onReset });
  useEffect(() => {
    const join = () => opened.send('join', { _room: readStored('chatRoom') ?? null });
    const on = latest.current.handlers({
      close: () => opened.close(),
      startOver: () => {
        writeStored('chatRoom', undefined);
        join();
      },
    });
    const opened = openConnection(
      chatLive.namespace,
      {
        onConnect: join,
        onEvent: (event, payload) => on[event as keyof Events]?.(payload as never),
      },
      { visitor: () => readStored('chatSession') },
    );
    line.current = opened;
    // Logging out removes the room from the tab, and the next connection begins a new one.
    const stopFollowing = onStoredChange(() => {
      if (!readStored('chatRoom')) latest.current.onReset();
    });
    return () => {
      stopFollowing();
      opened.close();
    };
  }, []);
  return line;
}

/** Calls back when nothing arrived for as long as a reader should wait. */
function useDeadline(waitsFor: string | undefined, onOver: (id: string) => void): void {
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  useEffect(() => {
    if (waitsFor === undefined) return undefined;
    const timer = setTimeout(() => latest.current(waitsFor), CHAT_WAIT_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [waitsFor]);
}

/** The messages that arrive over the connection, and what is shown beside them. */
function useConversation() {
  const [alerts, setAlerts] = useState<readonly ChatAlert[]>([]);
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [room, setRoom] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState('');
  const show = (text: string, sending = false) => {
    setSending(sending);
    setNotice(text);
  };
  const take = ({ message }: Payload<'sendReply'>) => {
    show('');
    setMessages((before) => withMessage(before, message));
  };
  const enter = (joined: Payload<'joined'>, { startOver }: OpenChat) => {
    if (!joined.success) {
      void alert(joined.message);
      if (readStored('chatRoom')) startOver();
      return;
    }
    keepNew('chatRoom', joined.room);
    setRoom(joined.room);
    setMessages(joined.messages);
  };
  const reset = () => {
    setRoom(undefined);
    setMessages([]);
  };
  const giveUp = (id: string) => {
    show(copy.tooLong);
    setMessages((before) => before.map((one) => (one._id === id ? { ...one, isDone: true } : one)));
  };
  return { alerts, setAlerts, messages, room, isSending, notice, show, take, enter, reset, giveUp };
}

/** The conversation with the assistant. */
export function useChat() {
  const [usesModel, setUsesModel] = useState(false);
  const { setAlerts, show, take, enter, reset, giveUp, ...conversation } = useConversation();
  const { alerts, messages, room, isSending, notice } = conversation;
  const line = useConnection(
    (opened) => ({
      session: ({ id }) => keepNew('chatSession', id),
      inited: (inited) => {
        setAlerts(inited.alerts);
        setUsesModel(inited.usesModel);
      },
      joined: (joined) => enter(joined, opened),
      sendQuery: take,
      sendReply: take,
      exception: ({ message }) => {
        void alert(message);
        opened.close();
      },
    }),
    reset,
  );
  const waitsFor = isSending ? SENDING : unfinished(messages)?._id;
  useDeadline(waitsFor, giveUp);

  /** `onRejected` is called when the question was not sent; what was typed is not lost. */
  const send = (query: string, onRejected: () => void) => {
    show('', true);
    const fail = (error: SocketError | undefined) => {
      show(error?.message ?? copy.notConnected);
      onRejected();
    };
    if (room) line.current?.send('sendQuery', { _room: room, query }, undefined, fail);
    else fail(undefined);
  };
  const stop = () => line.current?.send('cancel', { _room: room });

  const state = { isJoined: room !== undefined, isWaiting: waitsFor !== undefined };
  return { alerts, usesModel, messages, notice, ...state, send, stop };
}
export type Chat = ReturnType<typeof useChat>;

import type { ServerEvents, SocketError } from '@ieum/contract/common/channel.ts';
import { lectureLive } from '@ieum/contract/live/lectures/paths.ts';
import type { lectureChannel } from '@ieum/contract/live/lectures/socket.ts';
import { useEffect, useRef, useState } from 'react';
import { visitReady } from '#lib/session/visits.ts';
import { openConnection, type SocketConnection } from '#lib/socket/socket-connection.ts';
import { readStored } from '#lib/storage/tab-storage.ts';
import { copy } from './copy.ts';
import {
  joinedTo,
  lastWithoutGap,
  nothingYet,
  withMessages,
  withNotice,
  withoutText,
  withWatchers,
  type ChatState,
} from './chat-state.ts';

type Events = ServerEvents<typeof lectureChannel>;
type Payload<K extends keyof Events> = Parameters<Extract<Events[K], (payload: never) => void>>[0];
type Handlers = { [K in keyof Events]?: (payload: Payload<K>) => void };
type Change = (change: (state: ChatState) => ChatState) => void;

/** A notice in words; none about visitors, who have no name and are counted. */
function noticeText({ kind, message, name, others }: Payload<'noti'>): string | undefined {
  if (kind === 'JOINED') return message;
  if (name === null) return undefined;
  return kind === 'CAME' ? copy.came(name, others) : copy.left(name, others);
}

interface Listeners {
  onAnswered: () => void;
  onRejected: (message: string) => void;
  rejoin: () => void;
}

/** The change that each event makes to the state of the chat. */
const handlersOf = (change: Change, { onAnswered, onRejected, rejoin }: Listeners): Handlers => ({
  joined: (joined) => {
    if (!joined.success) return onRejected(joined.message);
    change((state) => joinedTo(state, joined));
  },
  chat: ({ _lecture, ...message }) =>
    change((state) => ({ ...state, messages: withMessages(state.messages, [message]) })),
  noti: (notice) => {
    const text = noticeText(notice);
    if (text) change((state) => ({ ...state, notices: withNotice(state, { ...notice, text }) }));
  },
  count: ({ count }) => change((state) => ({ ...state, count })),
  watchers: (input) => change((state) => ({ ...state, watchers: withWatchers(state.watchers, input) })),
  rules: ({ _lecture, ...chat }) => change((state) => ({ ...state, chat })),
  removed: ({ _message }) =>
    change((state) => ({ ...state, messages: withoutText(state.messages, _message) })),
  answered: onAnswered,
  rejoin,
  exception: ({ message }) => onRejected(message),
});

/**
 * Opens the connection once the visit's session is known, by which the server recognises a visitor; returns
 * the function that closes it.
 */
function connect(on: Handlers, onConnect: () => void) {
  let line: SocketConnection | undefined;
  let isClosed = false;
  const open = async () => {
    await visitReady();
    if (isClosed) return;
    line = openConnection(
      lectureLive.namespace,
      { onConnect, onEvent: (event, payload) => on[event as keyof Events]?.(payload as never) },
      { visitor: () => readStored('session') },
    );
  };
  void open();
  return {
    send: (...input: Parameters<SocketConnection['send']>) =>
      line ? line.send(...input) : input[3]?.(undefined),
    close: () => {
      isClosed = true;
      line?.close();
    },
  };
}

/**
 * The page of a lecture over a connection of its own, which joins again by the last number after a break.
 * `onAnswered` has to stay the same, or the connection is opened again.
 */
export function useLectureChat(lectureId: string, onAnswered: () => void) {
  const [state, setState] = useState<ChatState>(nothingYet);
  const [notice, setNotice] = useState('');
  const line = useRef<ReturnType<typeof connect>>(undefined);
  useEffect(() => {
    let messages: ChatState['messages'] = [];
    const change: Change = (apply) =>
      setState((before) => {
        const next = apply(before);
        ({ messages } = next);
        return next;
      });
    const join = () => {
      const after = lastWithoutGap(messages);
      opened.send('join', { _lecture: lectureId, ...(after !== undefined && { after }) });
    };
    const opened = connect(handlersOf(change, { onAnswered, onRejected: setNotice, rejoin: join }), () => {
      setNotice('');
      join();
    });
    line.current = opened;
    return opened.close;
  }, [lectureId, onAnswered]);

  /** `onRejected` is called when the message was not sent; what was typed is not lost. */
  const send = (message: string, isQuestion: boolean, onRejected: () => void) => {
    setNotice('');
    const fail = (error: SocketError | undefined) => {
      setNotice(error?.message ?? copy.notConnected);
      onRejected();
    };
    line.current?.send('chat', { _lecture: lectureId, message, isQuestion }, undefined, fail);
  };
  return { ...state, notice, send };
}
export type LectureChatView = ReturnType<typeof useLectureChat>;

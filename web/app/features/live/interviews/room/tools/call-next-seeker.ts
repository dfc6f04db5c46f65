import { runAction } from '#ui/action/run-action.ts';
import { toast } from '#ui/toast/toasts.ts';
import { callNext } from '../../data.ts';
import { notifiedByAdmissionOf, seekersInOrder, type CallState } from '../call/call-state.ts';
import { roomCopy as copy } from '../view/copy.ts';

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');

/** The question before the next seeker is called: who enters, who leaves and who is notified. */
function questionOf(state: CallState) {
  const [first] = seekersInOrder(state);
  if (!first) return undefined;
  const { socketId } = first;
  const leaving = namesOf(state.participants.filter(({ isHost }) => !isHost));
  const coming = notifiedByAdmissionOf(state, socketId).join(', ');
  const body = [
    leaving && copy.next.leave(leaving),
    copy.next.enters(first.name),
    coming ? copy.next.notify(coming) : copy.next.notifyNone,
  ];
  return {
    socketId,
    ask: {
      title: copy.next.title(first.name),
      body: body.filter(Boolean).join(' '),
      confirmLabel: copy.controls.next,
    },
  };
}

/** Ends the turn of the present guest and calls the next seeker, after the host has seen who is notified. */
export async function callNextSeeker(code: string, state: CallState): Promise<void> {
  const question = questionOf(state);
  if (!question) return;
  const { ask, socketId } = question;
  await runAction({
    ask,
    run: async () => {
      const { name } = await callNext(code, socketId);
      toast(copy.next.done(name), { tone: 'success' });
    },
  });
}

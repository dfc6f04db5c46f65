import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { copy } from '../copy.ts';
import type { Chat } from '../use-chat.ts';
import { MessageForm } from './message-form.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function aChat(input: Partial<Chat>): Chat {
  const idle = { alerts: [], usesModel: false, messages: [], notice: '', isJoined: false, isWaiting: false };
  return { ...idle, send: vi.fn<Chat['send']>(), stop: vi.fn<Chat['stop']>(), ...input };
}

/** The form before the conversation is open, and how it opens. */
function aForm() {
  const send = vi.fn<Chat['send']>();
  const { rerender } = render(<MessageForm chat={aChat({ send })} />);
  const open = (input: Partial<Chat> = {}) =>
    rerender(<MessageForm chat={aChat({ send, isJoined: true, ...input })} />);
  return { send, open, field: screen.getByRole<HTMLTextAreaElement>('textbox') };
}

it('sends a message that was entered before the conversation was open, once it is', async () => {
  const { send, open, field } = aForm();
  await userEvent.type(field, '어떻게 지원하나요?{Enter}');
  expect(send).not.toHaveBeenCalled();
  expect(field.value).toBe('어떻게 지원하나요?');
  expect(screen.getByRole('status').textContent).toBe(copy.queued);
  open();
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith('어떻게 지원하나요?', expect.any(Function)),
  );
  expect(field.value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('also by the button, and after a reply that is still being written', async () => {
  const { send, open, field } = aForm();
  await userEvent.type(field, '언제 열어요?');
  await userEvent.click(screen.getByRole('button', { name: copy.send }));
  open({ isWaiting: true });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(send).not.toHaveBeenCalled();
  open();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it('does not send a text that is changed meanwhile before it is entered again', async () => {
  const { send, open, field } = aForm();
  await userEvent.type(field, '언제{Enter} 열');
  expect(screen.getByRole('status').textContent).toBe('');
  open();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(field, '어요?{Enter}');
  expect(send).toHaveBeenCalledExactlyOnceWith('언제 열어요?', expect.any(Function));
});

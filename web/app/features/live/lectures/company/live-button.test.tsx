import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentAlert, settleAlert } from '#ui/alert/alerts.ts';
import { copy } from '../editor/copy.ts';
import { LiveButton } from './live-button.tsx';

/** The text of the question that the button asks. */
function bodyAsked(link: string | null, isStream = false): string | undefined {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LiveButton lecture={{ _id: 'l1', isStream, video: { type: 'UTUBE', link } }} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  const question = currentAlert();
  if (question) settleAlert(question, false);
  return question?.body;
}

it('says before a live lecture without a video that only the chat is seen', () => {
  expect(bodyAsked(null)).toContain(copy.live.noVideo);
});

it('says nothing of it where there is a video', () => {
  expect(bodyAsked('https://youtu.be/abc')).toBe(copy.live.askStart.body);
});

it('says nothing of it at the end', () => {
  expect(bodyAsked(null, true)).toBe(copy.live.askEnd.body);
});

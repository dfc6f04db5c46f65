import { tabStorage } from '#lib/storage/browser-storage.ts';

const NAME = 'ieum.faq-votes';
const MAX = 200;

type Votes = Readonly<Record<string, boolean>>;

function readVotes(): Votes {
  const votes = tabStorage.readJson(NAME);
  return votes !== null && typeof votes === 'object' ? (votes as Votes) : {};
}

/** This visit's vote on a question, for as long as its session lasts. */
export const readVote = (id: string): boolean | undefined => readVotes()[id];

/** Remembers what this visit answered. */
export function rememberVote(id: string, isHelpful: boolean): void {
  const { [id]: _before, ...others } = readVotes();
  const latest = [...Object.entries(others), [id, isHelpful] as const].slice(-MAX);
  tabStorage.writeJson(NAME, Object.fromEntries(latest));
}

/** Subscribes to changes; returns the function that unsubscribes. */
export const onVotesChange = tabStorage.onChange;

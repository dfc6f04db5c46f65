import type { Answer } from './http.ts';

/** Fails loudly when the world cannot be built, because nothing could be attacked then. */
export function assertSuccess(answer: Answer, what: string): Answer {
  if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${answer.text.slice(0, 300)}`);
  return answer;
}

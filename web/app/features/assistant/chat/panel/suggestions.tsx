import type { chatPrompts } from '@ieum/contract/assistant/prompts/endpoints.ts';
import { chatPromptPaths } from '@ieum/contract/assistant/prompts/paths.ts';
import { useEffect, useState } from 'react';
import { apiOf } from '#lib/api/api.ts';
import { writtenIn } from '#lib/format/copy.ts';
import { copy } from '../copy.ts';
import styles from './suggestions.module.css';

const MAX = 6;
const api = apiOf<typeof chatPrompts>(chatPromptPaths);

/** The first suggested questions; without them the reader writes one. */
function useQuestions(): readonly string[] {
  const [questions, setQuestions] = useState<readonly string[]>([]);
  useEffect(() => {
    api.list().then(
      ({ prompts }) => setQuestions(prompts.slice(0, MAX).map(({ query }) => query)),
      () => undefined,
    );
  }, []);
  return questions;
}

/** Questions that are asked with one press, before the first one. */
export function Suggestions({ onAsk }: { onAsk: (question: string) => void }) {
  const questions = useQuestions();
  if (questions.length === 0) return null;
  return (
    <div role="group" aria-label={copy.suggestions} className={styles.suggestions}>
      {questions.map((question) => (
        <button key={question} type="button" onClick={() => onAsk(question)} {...writtenIn(question)}>
          {question}
        </button>
      ))}
    </div>
  );
}

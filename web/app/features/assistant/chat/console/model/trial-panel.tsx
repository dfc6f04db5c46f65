import { CHAT_QUERY_MAX } from '@ieum/contract/assistant/chat/enums.ts';
import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { writtenIn } from '#lib/format/copy.ts';
import { numberText } from '#lib/format/money.ts';
import { useRights } from '#lib/session/rights.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Facts } from '#ui/layout/facts.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { copy } from './copy.ts';
import { useTrial, type ChatTrial } from './data.ts';
import styles from './model.module.css';

const { trial: texts } = copy;
const timeText = (milliseconds: number) => texts.milliseconds(numberText(milliseconds));

const Sources = ({ sources }: Pick<ChatTrial, 'sources'>) => (
  <ol className={styles.sources}>
    {sources.map(({ title, link }) => (
      <li key={link}>
        <Link to={link} {...writtenIn(title)}>
          {title}
        </Link>
      </li>
    ))}
  </ol>
);

const factsOf = ({ sources, end, firstMilliseconds, milliseconds }: ChatTrial) =>
  [
    [texts.by, copy.ends[end]],
    [texts.sources, sources.length > 0 && <Sources key="sources" sources={sources} />],
    [texts.first, firstMilliseconds !== null && timeText(firstMilliseconds)],
    [texts.whole, timeText(milliseconds)],
  ] as const;

const Result = ({ trial }: { trial: ChatTrial }) => (
  <div className={styles.result}>
    <p className={styles.answer} {...writtenIn(trial.content)}>
      {trial.content}
    </p>
    <Facts facts={factsOf(trial)} />
  </div>
);

/** Asks the assistant as a visitor would, and shows the answer with its sources and times. */
export function TrialPanel() {
  const [query, setQuery] = useState('');
  const [trial, setTrial] = useState<ChatTrial>();
  const ask = useTrial();
  const mayAsk = useRights().may('settings.write');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void runAction({ run: async () => setTrial(await ask.mutateAsync(query.trim())) });
  };
  if (!mayAsk) return null;
  return (
    <Panel title={texts.title}>
      <p className={styles.about}>{texts.about}</p>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={texts.query}
          value={query}
          maxLength={CHAT_QUERY_MAX}
          autoComplete="off"
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" kind="default" isLoading={ask.isPending} disabled={query.trim() === ''}>
            {texts.ask}
          </Button>
        </div>
      </form>
      <div aria-live="polite" aria-label={texts.answer} role="region">
        {trial && <Result trial={trial} />}
      </div>
    </Panel>
  );
}

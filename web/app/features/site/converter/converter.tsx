import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { agoText, dayText, daysLeft, daysLeftLabel, fullMomentText } from '#lib/format/dates.ts';
import { wonText } from '#lib/format/money.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Facts, type Fact } from '#ui/layout/facts.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import styles from './converter.module.css';
import { copy } from './copy.ts';
import { convert, type Conversion } from './data.ts';

const CONVERTED_MAX = 200;
const maskNames = ['name', 'phone', 'email', 'birth', 'place', 'address'] as const;

const masksOf = ({ masks }: Conversion): Fact[] =>
  maskNames.map((name) => [copy.mask[name], masks[name] || copy.nothing]);

const encryptionOf = ({ encryption }: Conversion): Fact[] => [
  [copy.encrypted, <code key="encrypted">{encryption.encrypted}</code>],
  [copy.restored, encryption.isRestored ? copy.isRestored : copy.isLost],
];

function datesOf(text: string): Fact[] {
  const at = Date.parse(text);
  if (Number.isNaN(at)) return [];
  return [
    [copy.day, dayText(at)],
    [copy.moment, fullMomentText(at)],
    [copy.ago, agoText(at)],
    [copy.daysLeft, daysLeftLabel(daysLeft(at))],
  ];
}

const amountOf = (text: string): Fact[] =>
  /^\d{1,15}$/.test(text) ? [[copy.amount, wonText(Number(text))]] : [];

function Results({ text, conversion }: { text: string; conversion: Conversion }) {
  const dates = [...datesOf(text), ...amountOf(text)];
  return (
    <>
      <Panel title={copy.masks}>
        <Facts facts={masksOf(conversion)} />
      </Panel>
      <Panel title={copy.encryption}>
        <Facts facts={encryptionOf(conversion)} />
      </Panel>
      <Panel title={copy.dates}>{dates.length > 0 ? <Facts facts={dates} /> : <p>{copy.isNoDate}</p>}</Panel>
    </>
  );
}

/** /developer/converter: the masked, encrypted and formatted forms of a text. */
export function Converter() {
  const { mutate, data, variables, error, isPending } = useMutation({ mutationFn: convert });
  const [text, setText] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(text.trim());
  };
  return (
    <div className={`container ${styles.screen}`}>
      <h1>{copy.title}</h1>
      <p className={styles.notice}>{copy.notice}</p>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={copy.input}
          hint={copy.hint}
          maxLength={CONVERTED_MAX}
          required
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" isLoading={isPending}>
          {copy.convert}
        </Button>
      </form>
      <div className={styles.results} aria-live="polite">
        {error && <ErrorState error={error} />}
        {data && variables !== undefined && <Results text={variables} conversion={data} />}
      </div>
    </div>
  );
}

import { locales, type Locale } from '@ieum/contract/common/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRights } from '#lib/session/rights.ts';
import { Hint } from '#ui/text/hint.tsx';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { Segments } from '#ui/choice/segments.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Facts } from '#ui/layout/facts.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { ScreenFrame } from '#ui/layout/screen-frame.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { mailKindsQuery, sampleMailQuery, useTrial } from './data.ts';
import { mailsCopy as copy } from './mails-copy.ts';
import styles from './sample-mails.module.css';

const PHONE = 390;
const DESKTOP = 600;
const HEIGHT = 640;
const languageOptions = [
  { value: 'ko', label: copy.korean },
  { value: 'en', label: copy.english },
  { value: 'cn', label: copy.chinese },
] as const;

/** The languages as documents name them. */
const tagOf: Record<Locale, string> = { ko: 'ko', en: 'en', cn: 'zh-CN' };

/** Nothing inside may run, send or open anything. */
const Frame = ({ label, width, html }: { label: string; width: number; html: string }) => (
  <ScreenFrame label={label} width={width} height={HEIGHT}>
    <iframe className={styles.mail} title={label} sandbox="" srcDoc={html} width={width} height={HEIGHT} />
  </ScreenFrame>
);

function SendSample({ kind, language }: { kind: string; language: Locale }) {
  const trial = useTrial(kind, language);
  // A repeated press after a lost answer sends nothing again.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = async () => {
    const isSent = await runAction({ run: () => trial.mutateAsync(key), done: copy.trial.done });
    if (isSent) setKey(crypto.randomUUID());
  };
  return <Button onClick={send}>{copy.trial.act}</Button>;
}

function Sample({ kind, language }: { kind: string; language: Locale }) {
  const { may } = useRights();
  const query = useQuery(sampleMailQuery(kind, language));
  return (
    <QueryView of={query} waiting={<Skeleton height={HEIGHT} />}>
      {({ subject, html, text }) => (
        <>
          <Panel>
            <div className={styles.head}>
              <Facts facts={[[copy.subject, subject]]} />
              {may('messages.write') && (
                <SendSample key={`${kind} ${language}`} kind={kind} language={language} />
              )}
            </div>
          </Panel>
          <div className={styles.frames}>
            <Frame label={copy.phone} width={PHONE} html={html} />
            <Frame label={copy.desktop} width={DESKTOP} html={html} />
          </div>
          <Panel title={copy.text}>
            <pre className={styles.text} lang={tagOf[language]}>
              {text}
            </pre>
          </Panel>
        </>
      )}
    </QueryView>
  );
}

/** /console/messages?tab=mails: every kind of e-mail as its recipient sees it. */
export function SampleMails() {
  const { read, write } = useUrlState();
  const kinds = useQuery(mailKindsQuery);
  const language = locales.find((one) => one === read('language')) ?? 'ko';
  return (
    <QueryView of={kinds} waiting={<Skeleton height={HEIGHT} />}>
      {(mails) => {
        const kind = mails.find((mail) => mail.kind === read('kind'))?.kind ?? mails[0]?.kind ?? '';
        return (
          <div className={styles.samples}>
            <div className={styles.choice}>
              <SelectField
                label={copy.kind}
                value={kind}
                options={mails.map((mail) => ({ value: mail.kind, label: mail.name }))}
                onChange={(value) => write({ kind: value })}
              />
              <Segments
                label={copy.language}
                value={language}
                options={languageOptions}
                onChange={(value) => write({ language: value === 'ko' ? undefined : value })}
              />
            </div>
            <Hint>{copy.note}</Hint>
            <Sample kind={kind} language={language} />
          </div>
        );
      }}
    </QueryView>
  );
}

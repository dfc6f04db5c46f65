import type { HashTagRef } from '@ieum/contract/foundation/hash-tags/schemas.ts';
import { useDebouncedValue } from '#lib/forms/use-debounced.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { numberText } from '#lib/format/money.ts';
import { Stack } from '#ui/box/stack.tsx';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { Combobox } from '#ui/field/combobox.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { suggestionsQuery } from '../data.ts';
import { copy } from './copy.ts';
import { mergeQuery, useMergeHashTag, type HashTag } from './data.ts';
import styles from './merge-panel.module.css';

const { merge: texts } = copy;
const REST_MS = 200;

interface PreviewProps {
  from: HashTag;
  into: HashTagRef;
  onMerge: (preview: { moved: number; already: number }) => Promise<unknown>;
}

/** The effect of merging and its button; both follow from the numbers of this moment. */
const Preview = ({ from, into, onMerge }: PreviewProps) => (
  <QueryView of={useQuery(mergeQuery(from._id, into._id))} waiting={<Skeleton height={44} />}>
    {(preview) => (
      <div className={styles.preview}>
        <p>
          <b>{texts.chosen(into.name)}</b>{' '}
          {texts.preview(numberText(preview.moved), numberText(preview.already))}
        </p>
        <Button kind="danger" onClick={() => onMerge(preview)}>
          {texts.act}
        </Button>
      </div>
    )}
  </QueryView>
);

/** Merging a hashtag into another: chosen by its name, with what would change before it is done. */
export function MergePanel({ tag, list }: { tag: HashTag; list: string }) {
  const [typed, setTyped] = useState('');
  const [into, setInto] = useState<HashTagRef>();
  const requested = useDebouncedValue(typed.trim(), REST_MS);
  const { data = [] } = useQuery({ ...suggestionsQuery(requested), enabled: requested !== '' });
  const merge = useMergeHashTag();
  const navigate = useNavigate();
  const others = requested === '' ? [] : data.filter(({ _id }) => _id !== tag._id);

  const run = async (target: HashTagRef, { moved, already }: { moved: number; already: number }) => {
    const isDone = await runAction({
      ask: {
        title: texts.ask(tag.name, target.name),
        body: texts.preview(numberText(moved), numberText(already)),
        confirmLabel: texts.act,
        tone: 'danger',
      },
      run: () => merge.mutateAsync({ from: tag._id, into: target._id }),
      done: (result) => texts.done(result.hashTag.name, numberText(result.moved)),
    });
    if (isDone) await navigate(list);
  };

  return (
    <Panel title={texts.title}>
      <Stack gap={16}>
        <Combobox
          label={texts.into}
          hint={texts.hint}
          size="md"
          maxLength={100}
          value={typed}
          options={others.map(({ _id, name }) => ({ id: _id, label: `#${name}` }))}
          onChange={(text) => {
            setTyped(text);
            setInto(undefined);
          }}
          onPick={(id) => {
            const chosen = others.find(({ _id }) => _id === id);
            setInto(chosen);
            setTyped(chosen?.name ?? '');
          }}
        />
        {into && <Preview from={tag} into={into} onMerge={(preview) => run(into, preview)} />}
      </Stack>
    </Panel>
  );
}

import { HASH_TAG_LENGTH, HASH_TAGS_MAX } from '@ieum/contract/foundation/hash-tags/enums.ts';
import type { HashTagRef } from '@ieum/contract/foundation/hash-tags/schemas.ts';
import IconX from '~icons/tabler/x';
import { useDebouncedValue } from '#lib/forms/use-debounced.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { sayKey } from '#lib/format/copy.ts';
import { Stack } from '#ui/box/stack.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { Combobox } from '#ui/field/combobox.tsx';
import { announce } from '#ui/layout/live-region.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { suggestionsQuery, useHashTags } from './data.ts';
import styles from './hash-tags-field.module.css';

const REST_MS = 200;

const bareOf = (typed: string): string => typed.replace(/^[#＃\s]+/u, '').trim();

interface ChosenProps {
  tags: readonly HashTagRef[];
  onRemove: (tag: HashTagRef) => void;
}

const ChosenTags = ({ tags, onRemove }: ChosenProps) => (
  <ul className={styles.chosen} aria-label={copy.label}>
    {tags.map((tag) => (
      <li key={tag._id}>
        <span>
          <MemberText>{`#${tag.name}`}</MemberText>
        </span>
        <button type="button" aria-label={copy.remove(tag.name)} onClick={() => onRemove(tag)}>
          <IconX size={16} aria-hidden />
        </button>
      </li>
    ))}
  </ul>
);

/** The suggestions for what is typed; `isNone` once the server knows none. */
function useSuggestions(typed: string) {
  const requested = useDebouncedValue(bareOf(typed), REST_MS);
  const isAsked = requested !== '';
  const {
    data = [],
    isSuccess,
    isPlaceholderData,
  } = useQuery({
    ...suggestionsQuery(requested),
    enabled: isAsked,
  });
  const isNone = isAsked && isSuccess && !isPlaceholderData && data.length === 0;
  return { found: isAsked && bareOf(typed) !== '' ? data : [], missed: isNone ? requested : undefined };
}

/** The hashtags of a form's row: typed, chosen from suggestions and removed by a press; its value are their ids. */
export function HashTagsField({ name }: { name: string }) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ name });
  const ids = value as string[];
  const tags = useHashTags(ids);
  const [typed, setTyped] = useState('');
  const { found, missed } = useSuggestions(typed);
  const isFull = ids.length >= HASH_TAGS_MAX;
  const message = fieldState.error?.message;
  const others = found.filter(({ _id }) => !ids.includes(_id));

  const add = (id: string) => {
    setTyped('');
    onChange([...ids, id]);
    announce(copy.added(found.find(({ _id }) => _id === id)?.name ?? ''));
  };
  const remove = (tag: HashTagRef) => {
    onChange(ids.filter((id) => id !== tag._id));
    announce(copy.removed(tag.name));
  };

  return (
    <Stack gap={8}>
      <Combobox
        ref={ref}
        label={copy.label}
        size="md"
        hint={isFull ? copy.full : copy.hint}
        error={message && sayKey(message)}
        readOnly={isFull}
        maxLength={HASH_TAG_LENGTH + 1}
        value={typed}
        options={others.map(({ _id, name: label }) => ({ id: _id, label: `#${label}` }))}
        onChange={setTyped}
        onPick={add}
        onBlur={onBlur}
      />
      {missed && typed && <Hint>{copy.none(missed)}</Hint>}
      {tags.length > 0 && <ChosenTags tags={tags} onRemove={remove} />}
    </Stack>
  );
}

import type { Member } from '@ieum/contract/site/members/endpoints.ts';
import IconX from '~icons/tabler/x';
import { useDebouncedValue } from '#lib/forms/use-debounced.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sayKey } from '#lib/format/copy.ts';
import { memberListQuery } from '#features/site/members/data.ts';
import { numberText } from '#lib/format/money.ts';
import { Combobox } from '#ui/field/combobox.tsx';
import { announce } from '#ui/layout/live-region.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { composeCopy as copy } from './compose-copy.ts';
import styles from './console-messages.module.css';

const nameOf = ({ company, name }: Member): string => company?.name ?? name;

const FEWEST_LETTERS = 2;
const REST_MS = 250;

interface RecipientsProps {
  recipients: readonly Member[];
  error: string | undefined;
  onChange: (recipients: readonly Member[]) => void;
}

function ChosenRecipients({ recipients, onChange }: Omit<RecipientsProps, 'error'>) {
  const remove = (member: Member) => {
    onChange(recipients.filter(({ _id }) => _id !== member._id));
    announce(copy.removed(nameOf(member)));
  };
  return (
    <ul className={styles.chosen} aria-label={copy.to}>
      {recipients.map((member) => (
        <li key={member._id}>
          <b>
            <MemberText>{nameOf(member)}</MemberText>
          </b>
          <span>{member.username}</span>
          <button type="button" aria-label={copy.remove(nameOf(member))} onClick={() => remove(member)}>
            <IconX size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The recipients: found by a part of the name, removed by a press. */
export function RecipientsField({ recipients, error, onChange }: RecipientsProps) {
  const [typed, setTyped] = useState('');
  const requested = useDebouncedValue(typed.trim(), REST_MS);
  const isRequested = requested.length >= FEWEST_LETTERS;
  const found = useQuery({
    ...memberListQuery({ searchValue: requested, page: 1 }),
    enabled: isRequested,
    placeholderData: keepPreviousData,
  });
  const chosen = new Set(recipients.map(({ _id }) => _id));
  const others = isRequested ? (found.data?.users ?? []).filter(({ _id }) => !chosen.has(_id)) : [];
  const add = (id: string) => {
    const member = others.find(({ _id }) => _id === id);
    setTyped('');
    if (!member) return;
    onChange([...recipients, member]);
    announce(copy.added(nameOf(member)));
  };
  return (
    <div className={styles.recipients}>
      <Combobox
        label={copy.to}
        size="md"
        hint={copy.toHint}
        error={error && sayKey(error)}
        maxLength={100}
        value={typed}
        options={others.map((member) => ({
          id: member._id,
          label: nameOf(member),
          note: member.username,
        }))}
        onChange={setTyped}
        onPick={add}
      />
      {recipients.length > 0 && (
        <>
          <p className={styles.count}>{copy.people(numberText(recipients.length))}</p>
          <ChosenRecipients recipients={recipients} onChange={onChange} />
        </>
      )}
    </div>
  );
}

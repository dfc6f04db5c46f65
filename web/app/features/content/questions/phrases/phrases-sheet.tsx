import IconChevronRight from '~icons/tabler/chevron-right';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { phrasesQuery, type QuestionPhrase } from './data.ts';
import { PhraseSheet } from './phrase-sheet.tsx';
import styles from './phrases.module.css';

type EditedPhrase = { phrase: QuestionPhrase | undefined };

function Phrases({
  phrases,
  onEdit,
}: {
  phrases: readonly QuestionPhrase[];
  onEdit: (edited: EditedPhrase) => void;
}) {
  if (phrases.length === 0) return <EmptyState title={copy.empty} hint={copy.emptyHint} />;
  return (
    <ul className={styles.list} aria-label={copy.list}>
      {phrases.map((phrase) => (
        <li key={phrase._id}>
          <button type="button" onClick={() => onEdit({ phrase })}>
            <span>
              <b>
                <MemberText>{phrase.name}</MemberText>
              </b>
              <em>
                <MemberText>{phrase.text}</MemberText>
              </em>
            </span>
            <IconChevronRight size={18} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The saved phrases; each is edited in a sheet of its own over this one. */
export function PhrasesSheet({ onClose }: { onClose: () => void }) {
  const query = useQuery(phrasesQuery);
  const [edited, setEdited] = useState<EditedPhrase>();
  return (
    <>
      <Sheet
        title={copy.title}
        subtitle={copy.hint}
        side="centre"
        onClose={onClose}
        footer={<Button onClick={() => setEdited({ phrase: undefined })}>{copy.add}</Button>}
      >
        <QueryView of={query} waiting={<Skeleton height={200} />}>
          {(phrases) => <Phrases phrases={phrases} onEdit={setEdited} />}
        </QueryView>
      </Sheet>
      {edited && (
        <PhraseSheet
          key={edited.phrase?._id ?? 'new'}
          phrase={edited.phrase}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

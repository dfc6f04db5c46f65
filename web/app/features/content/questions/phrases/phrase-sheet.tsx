import { PhraseDraft as PhraseDraftSchema } from '@ieum/contract/content/questions/phrase-endpoints.ts';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { describeConflictBy } from '#ui/form/conflict-difference.ts';
import { Area } from '#ui/form/fields/area.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { RowSheet } from '#ui/row-form/row-sheet.tsx';
import { copy } from './copy.ts';
import { useRemovePhrase, useSavePhrase, type PhraseDraft, type QuestionPhrase } from './data.ts';

const valuesOf = (phrase: QuestionPhrase | undefined): PhraseDraft => ({
  name: phrase?.name ?? '',
  text: phrase?.text ?? '',
});
const resolver = zodResolver(PhraseDraftSchema);
const describe = describeConflictBy({ name: copy.name, text: copy.text });

/** The form of a new or an existing phrase. */
export function PhraseSheet({
  phrase,
  onClose,
}: {
  phrase: QuestionPhrase | undefined;
  onClose: () => void;
}) {
  const save = useSavePhrase();
  const remove = useRemovePhrase();
  return (
    <RowSheet<PhraseDraft, PhraseDraft, QuestionPhrase>
      kind="phrase"
      row={phrase}
      valuesOf={valuesOf}
      resolver={resolver}
      describe={describe}
      save={save.mutateAsync}
      isSaving={save.isPending}
      nameOf={({ name }) => name}
      texts={copy}
      removal={phrase && { texts: copy.remove, name: phrase.name, run: () => remove.mutateAsync(phrase._id) }}
      onClose={onClose}
    >
      <Text name="name" label={copy.name} hint={copy.nameHint} maxLength={bounds.name} />
      <Area name="text" label={copy.text} maxLength={bounds.memo} rows={6} hasCounter hint={copy.hint} />
    </RowSheet>
  );
}

import { LEVEL_POINTS_MAX, LevelDraft as LevelDraftSchema } from '@ieum/contract/account/levels/endpoints.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { Area } from '#ui/form/fields/area.tsx';
import { Checkbox } from '#ui/form/fields/checkbox.tsx';
import { Whole } from '#ui/form/fields/whole.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { describeConflictBy } from '#ui/form/conflict-difference.ts';
import { RowSheet } from '#ui/row-form/row-sheet.tsx';
import { copy } from './copy.ts';
import { useSaveLevel, type Level, type LevelDraft } from './data.ts';

const { form: texts } = copy;

type Values = z.input<typeof LevelDraftSchema>;

const valuesOf = (level: Level | undefined): Values => ({
  name: level?.name ?? '',
  code: level?.code ?? '',
  minPoints: level?.minPoints ?? 0,
  benefits: level?.benefits ?? '',
  isDefault: level?.isDefault ?? false,
});

const resolver = zodResolver(LevelDraftSchema);
const describe = describeConflictBy({ ...texts });

/** The form of a new or an existing level. */
export function LevelSheet({ level, onClose }: { level: Level | undefined; onClose: () => void }) {
  const save = useSaveLevel();
  return (
    <RowSheet<Values, LevelDraft, Level>
      kind="level"
      row={level}
      valuesOf={valuesOf}
      resolver={resolver}
      describe={describe}
      save={save.mutateAsync}
      isSaving={save.isPending}
      nameOf={({ name }) => name}
      texts={{ ...texts, add: copy.add, edit: copy.edit }}
      onClose={onClose}
    >
      <Text name="name" label={texts.name} maxLength={50} />
      <Text name="code" label={texts.code} hint={texts.codeHint} maxLength={40} />
      <Whole name="minPoints" label={texts.minPoints} unit="P" max={LEVEL_POINTS_MAX} />
      <Area name="benefits" label={texts.benefits} maxLength={500} rows={3} hasCounter isOptional />
      {!level?.isDefault && <Checkbox name="isDefault" label={texts.isDefault} />}
    </RowSheet>
  );
}

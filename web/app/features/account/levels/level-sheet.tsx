import { LEVEL_POINTS_MAX, LevelDraft as LevelDraftSchema } from '@ieum/contract/account/levels/endpoints.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import * as F from '#ui/form/fields/fields.ts';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { describeBy } from '#ui/form/difference.ts';
import { useVersionedForm } from '#ui/form/versioned-form.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { useUnsaved } from '#ui/layer/use-unsaved.ts';
import { copy } from './copy.ts';
import { useSaveLevel, type Level, type LevelDraft } from './data.ts';

const FORM = 'level-form';
const { form: words } = copy;

type Values = z.input<typeof LevelDraftSchema>;

const valuesOf = (level: Level | undefined): Values => ({
  name: level?.name ?? '',
  code: level?.code ?? '',
  minPoints: level?.minPoints ?? 0,
  benefits: level?.benefits ?? '',
  isDefault: level?.isDefault ?? false,
});

const knownOf = (level: Level) => ({ version: level.version, values: valuesOf(level) });
const describe = describeBy({ ...words });

/** The form of a new or an existing level. */
export function LevelSheet({ level, onClose }: { level: Level | undefined; onClose: () => void }) {
  const save = useSaveLevel();
  const form = useForm<Values, unknown, LevelDraft>({
    resolver: zodResolver(LevelDraftSchema),
    defaultValues: valuesOf(level),
  });
  const { mayClose, setDone } = useUnsaved(form.formState.isDirty);
  const { submit, choice } = useVersionedForm<Values, LevelDraft>({
    form,
    place: `level:${level?._id ?? 'new'}`,
    start: level && knownOf(level),
    readCurrent: (current) => knownOf(current as Level),
    describe,
    write: async (draft, known) => {
      await save.mutateAsync({ id: level?._id, draft, version: known?.version });
      toast(words.saved(draft.name), { tone: 'success' });
      setDone(true);
      onClose();
    },
  });
  const cancel = async () => {
    if (await mayClose()) onClose();
  };
  return (
    <Sheet
      title={level ? copy.edit : copy.add}
      side="centre"
      onClose={onClose}
      mayClose={mayClose}
      footer={
        <FormActions form={FORM} act={words.save} isBusy={save.isPending} onCancel={() => void cancel()} />
      }
    >
      <Form form={form} id={FORM} onSubmit={submit}>
        <F.Text name="name" label={words.name} maxLength={50} />
        <F.Text name="code" label={words.code} hint={words.codeHint} maxLength={40} />
        <F.Number name="minPoints" label={words.minPoints} unit="P" max={LEVEL_POINTS_MAX} />
        <F.Textarea name="benefits" label={words.benefits} maxLength={500} rows={3} hasCounter isOptional />
        {!level?.isDefault && <F.Checkbox name="isDefault" label={words.isDefault} />}
      </Form>
      {choice}
    </Sheet>
  );
}

import { LEVEL_POINTS_MAX, LevelDraft } from '@ieum/contract/levels.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ApiError } from '#lib/api-error.ts';
import * as F from '#ui/form/fields.ts';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { showRefusal } from '#ui/form/refusal.ts';
import { Sheet } from '#ui/sheet.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { useUnsaved } from '#ui/use-unsaved.ts';
import { copy } from './copy.ts';
import { useSaveLevel, type Level } from './data.ts';

const FORM = 'level-form';
const { form: words } = copy;

const valuesOf = (level: Level | undefined) => ({
  name: level?.name ?? '',
  code: level?.code ?? '',
  minPoints: level?.minPoints ?? 0,
  benefits: level?.benefits ?? '',
  isDefault: level?.isDefault ?? false,
});

/** A new level, or one that is there. */
export function LevelSheet({ level, onClose }: { level: Level | undefined; onClose: () => void }) {
  const save = useSaveLevel();
  const form = useForm({ resolver: zodResolver(LevelDraft), defaultValues: valuesOf(level) });
  const { mayClose, setDone } = useUnsaved(form.formState.isDirty);
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
      <Form
        form={form}
        id={FORM}
        onSubmit={async (draft) => {
          try {
            await save.mutateAsync({ id: level?._id, draft });
            toast(words.saved(draft.name), { tone: 'success' });
            setDone(true);
            onClose();
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            await showRefusal(form, error);
          }
        }}
      >
        <F.Text name="name" label={words.name} maxLength={50} />
        <F.Text name="code" label={words.code} hint={words.codeHint} maxLength={40} />
        <F.Number name="minPoints" label={words.minPoints} unit="P" max={LEVEL_POINTS_MAX} />
        <F.Textarea name="benefits" label={words.benefits} maxLength={500} rows={3} hasCounter isOptional />
        {!level?.isDefault && <F.Checkbox name="isDefault" label={words.isDefault} />}
      </Form>
    </Sheet>
  );
}

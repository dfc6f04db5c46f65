import { ApiError } from '#lib/api/api-error.ts';
import { lectureBounds } from '@ieum/contract/live/lectures/enums.ts';
import { useId, useState, type SubmitEvent } from 'react';
import { removalQuestion, removedText } from '#ui/action/removal.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { inTree } from '../editor/categories.ts';
import styles from './categories.module.css';
import { copy as consoleCopy } from './copy.ts';
import { categoryApi, useRefresh, type LectureCategory } from './data.ts';

const { categories: copy } = consoleCopy;
const TOP = 'top';

interface CategorySheetProps {
  /** None for a new one. */
  category: LectureCategory | undefined;
  all: readonly LectureCategory[];
  onClose: () => void;
}

interface Values {
  name: string;
  code: string;
  parent: string;
}

/** Where a category can be: at the top, or below one that is neither itself nor below it, nor too deep. */
const parentsFor = (category: LectureCategory | undefined, all: readonly LectureCategory[]) => [
  { value: TOP, label: copy.top },
  ...inTree(all)
    .filter(({ depth }) => depth < lectureBounds.categoryDepth)
    .filter(({ _id, parents }) => !category || (_id !== category._id && !parents.includes(category._id)))
    .map(({ _id, name, depth }) => ({ value: _id, label: `${'– '.repeat(depth - 1)}${name}` })),
];

function useCategory({ category, all, onClose }: CategorySheetProps) {
  const refresh = useRefresh();
  const [values, setValues] = useState<Values>({
    name: category?.name ?? '',
    code: category?.code ?? '',
    parent: category?.parent ?? TOP,
  });
  const [errors, setErrors] = useState<Partial<Values>>({});
  const save = async () => {
    const { parent, ...same } = values;
    const body = { ...same, parent: parent === TOP ? null : parent };
    try {
      await (category
        ? categoryApi.revise({ params: { _category: category._id }, body })
        : categoryApi.create({ body: { ...body, index: all.length } }));
      await refresh();
      toast(copy.saved, { tone: 'success' });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (Object.keys(error.fields).length === 0) toast(error.message, { tone: 'error' });
      setErrors(error.fields);
    }
  };
  return { values, errors, set: (input: Partial<Values>) => setValues({ ...values, ...input }), save };
}

function RemoveButton({ category, onClose }: { category: LectureCategory; onClose: () => void }) {
  const refresh = useRefresh();
  const remove = async () => {
    const isDone = await runAction({
      ask: removalQuestion(copy.remove, category.name),
      run: async () => {
        await categoryApi.remove({ params: { _category: category._id } });
        await refresh();
      },
      done: removedText(copy.remove, category.name),
    });
    if (isDone) onClose();
  };
  return (
    <Button kind="subtle" onClick={remove}>
      {copy.remove.act}
    </Button>
  );
}

interface FieldsProps {
  form: Pick<ReturnType<typeof useCategory>, 'values' | 'errors' | 'set'>;
  parents: ReturnType<typeof parentsFor>;
}

const Fields = ({ form: { values, errors, set }, parents }: FieldsProps) => (
  <>
    <TextField
      label={copy.name}
      size="md"
      data-autofocus
      maxLength={lectureBounds.categoryName}
      value={values.name}
      error={errors.name}
      onChange={(event) => set({ name: event.currentTarget.value })}
    />
    <TextField
      label={copy.code}
      size="md"
      hint={copy.codeHint}
      maxLength={lectureBounds.categoryCode}
      value={values.code}
      error={errors.code}
      onChange={(event) => set({ code: event.currentTarget.value })}
    />
    <SelectField
      label={copy.parent}
      value={values.parent}
      options={parents}
      error={errors.parent}
      onChange={(parent) => set({ parent })}
    />
  </>
);

/** One category: its name, its code, and where it is in the tree. */
export function CategorySheet(props: CategorySheetProps) {
  const { category, all, onClose } = props;
  const id = useId();
  const form = useCategory(props);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Sheet
      title={category ? copy.edit : copy.add}
      side="centre"
      onClose={onClose}
      footer={
        <>
          {category && <RemoveButton category={category} onClose={onClose} />}
          <Button type="submit" form={id}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit}>
        <Fields form={form} parents={parentsFor(category, all)} />
      </form>
    </Sheet>
  );
}

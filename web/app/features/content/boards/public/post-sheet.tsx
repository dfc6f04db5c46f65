import { bounds } from '@ieum/contract/common/bounds.ts';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { POST_FILES_MAX } from '@ieum/contract/content/boards/enums.ts';
import { filePaths } from '@ieum/contract/foundation/files/paths.ts';
import { useController, useForm } from 'react-hook-form';
import { FilesField } from '#features/foundation/files/attachments/files-field.tsx';
import { PictureField } from '#features/foundation/files/pictures/picture-field.tsx';
import { RichTextField } from '#features/foundation/files/rich-text/rich-text-field.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { applyServerErrors } from '#ui/form/apply-server-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { Text } from '#ui/form/fields/text.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { useUnsaved } from '#ui/layer/use-unsaved.ts';
import { toast } from '#ui/toast/toasts.ts';
import { boardsOf, type Board } from './data.ts';
import { copy } from './post-copy.ts';

const FORM = 'post-form';

interface Values {
  subject: string;
  content: string;
  /** One picture or none. */
  thumb: FileRef[];
  files: FileRef[];
}

const resolver = lazyResolver<Values>(async () => (await import('./post-rules.ts')).resolvePost);

const formOf = (post: Board | undefined): Values => ({
  subject: post?.subject ?? '',
  content: post?.content ?? '',
  thumb: post?.thumb ? [post.thumb] : [],
  files: post?.files ?? [],
});

const draftOf = ({ thumb: [picture], files, ...texts }: Values) => ({
  ...texts,
  _thumb: picture?._id ?? null,
  files: files.map(({ _id }) => _id),
});

function Picture() {
  const { field, fieldState } = useController<Values, 'thumb'>({ name: 'thumb' });
  const [value = null] = field.value;
  return (
    <PictureField
      label={copy.fields.thumb}
      value={value}
      onChange={(file) => field.onChange(file ? [file] : [])}
      uploadTo={filePaths.upload}
      error={fieldState.error?.message}
      isOptional
    />
  );
}

interface PostSheetProps {
  /** The code of the board. */
  code: string;
  /** Undefined writes a new one. */
  post: Board | undefined;
  onClose: () => void;
  onSaved: (id: string) => Promise<unknown>;
}

function usePostForm({ code, post, onClose, onSaved }: PostSheetProps) {
  const form = useForm<Values>({ resolver, defaultValues: formOf(post) });
  const { isDirty, isSubmitting } = form.formState;
  const { mayClose, setDone } = useUnsaved(isDirty);
  useFormDraft(form, { draftKey: `post:${post?._id ?? code}` });
  const save = async (values: Values) => {
    const draft = draftOf(values);
    try {
      const { board } = post
        ? await boardsOf().revise({ params: { _board: post._id }, body: draft })
        : await boardsOf().create({ body: { code, ...draft } });
      setDone(true);
      toast(copy.saved, { tone: 'success' });
      onClose();
      await onSaved(board._id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await applyServerErrors(form, error);
    }
  };
  const cancel = async () => {
    if (await mayClose()) onClose();
  };
  return { form, save, cancel, mayClose, isSubmitting };
}

/** A member's post: written, or changed by its writer. */
export function PostSheet(props: PostSheetProps) {
  const { post, onClose } = props;
  const { form, save, cancel, mayClose, isSubmitting } = usePostForm(props);
  return (
    <Sheet
      title={post ? copy.edit : copy.write}
      side="centre"
      size="wide"
      onClose={onClose}
      mayClose={mayClose}
      footer={
        <FormActions form={FORM} act={copy.save} isBusy={isSubmitting} onCancel={() => void cancel()} />
      }
    >
      <Form form={form} id={FORM} onSubmit={save}>
        <Text name="subject" label={copy.fields.subject} maxLength={bounds.contentSubject} hasCounter />
        <RichTextField name="content" label={copy.fields.content} />
        <Picture />
        <FilesField name="files" label={copy.fields.files} max={POST_FILES_MAX} />
      </Form>
    </Sheet>
  );
}

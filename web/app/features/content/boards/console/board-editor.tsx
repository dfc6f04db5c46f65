import { bounds } from '@ieum/contract/common/bounds.ts';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { isPageCode, POST_FILES_MAX, type PageCode } from '@ieum/contract/content/boards/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { useController, useForm, useFormContext, useWatch } from 'react-hook-form';
import { FilesField } from '#features/foundation/files/attachments/files-field.tsx';
import { HashTagsField } from '#features/foundation/hash-tags/hash-tags-field.tsx';
import { PictureField } from '#features/foundation/files/pictures/picture-field.tsx';
import { RichTextField } from '#features/foundation/files/rich-text/rich-text-field.tsx';
import { PreviewLink } from '#features/foundation/publishing/preview-link.tsx';
import { PublicationFields } from '#features/foundation/publishing/publication-fields.tsx';
import { VersionHistory } from '#features/foundation/publishing/version-history.tsx';
import { useRights } from '#lib/session/rights.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { describeBy, textLines } from '#ui/form/difference.ts';
import { Checkbox } from '#ui/form/fields/checkbox-field.tsx';
import { Select } from '#ui/form/fields/select-field.tsx';
import { laterResolver } from '#ui/form/later-resolver.ts';
import { Text } from '#ui/form/text-fields.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { RowEditor } from '#ui/row-form/row-editor.tsx';
import { useRowForm } from '#ui/row-form/row-form.ts';
import { LoadedRow } from '#ui/state/loaded-row.tsx';
import { CommentsPanel } from './comments-panel.tsx';
import { postAddress } from '../public/page-query.ts';
import { copy } from './copy.ts';
import {
  boardQuery,
  codesQuery,
  useRemoveBoard,
  useSaveBoard,
  type ConsoleBoard,
  type ConsoleBoardCode,
} from './data.ts';
import {
  compared,
  draftOf,
  formOf,
  languageOptions,
  specialLines,
  valuesOfVersion,
  type BoardFormValues,
} from './draft.ts';
import { readPageText } from './page-text.ts';

const LIST = '/console/boards';
const { fields } = copy;

const resolver = laterResolver<BoardFormValues>(async () => (await import('./draft-rules.ts')).resolveBoard);
const describe = describeBy(fields, { content: textLines, ...specialLines });
const knownOf = (board: ConsoleBoard) => ({ version: board.version, values: formOf(board) });

function useBoardForm(board: ConsoleBoard | undefined) {
  const save = useSaveBoard();
  const remove = useRemoveBoard();
  const form = useForm<BoardFormValues>({ resolver, defaultValues: formOf(board) });
  const row = useRowForm<BoardFormValues, BoardFormValues, ConsoleBoard>({
    form,
    place: `board:${board?._id ?? 'new'}`,
    row: board,
    knownOf,
    describe,
    save: (values, known) =>
      save.mutateAsync({ id: board?._id, draft: draftOf(values), version: known?.version }),
    savedText: ({ subject }) => copy.saved(subject),
    removal: {
      texts: copy.remove,
      nameOf: ({ subject }) => subject,
      run: ({ _id }) => remove.mutateAsync(_id),
    },
    list: LIST,
  });
  return { ...row, form, isSaving: save.isPending };
}

function Thumb() {
  const { field, fieldState } = useController({ name: 'thumb' });
  const [value = null] = field.value as FileRef[];
  return (
    <PictureField
      label={fields.thumb}
      value={value}
      onChange={(file) => field.onChange(file ? [file] : [])}
      hint={fields.thumbHint}
      error={fieldState.error?.message}
      isOptional
    />
  );
}

/** Begins from the text that the page shows now. */
function LoadText({ code }: { code: PageCode }) {
  const { getValues, setValue } = useFormContext<BoardFormValues>();
  const { act, title, body, done } = copy.loadText;
  const load = () => {
    const { subject, content } = getValues();
    const isEmpty = subject === '' && textLines(content).length === 0;
    return runAction({
      ...(!isEmpty && { ask: { title, body, confirmLabel: act } }),
      run: async () => {
        const text = await readPageText(code);
        setValue('subject', text.subject, { shouldDirty: true });
        setValue('content', text.content, { shouldDirty: true });
      },
      done,
    });
  };
  return (
    <Button kind="default" size="sm" onClick={load}>
      {act}
    </Button>
  );
}

function Where({ codes }: { codes: readonly ConsoleBoardCode[] }) {
  const code = useWatch<BoardFormValues, 'code'>({ name: 'code' });
  return (
    <Panel title={copy.where}>
      <Select
        name="code"
        label={fields.code}
        placeholder={fields.codeChoose}
        options={codes.map((one) => ({ value: one.code, label: `${one.name.ko} (${one.code})` }))}
      />
      <Select name="language" label={fields.language} options={languageOptions} />
      {isPageCode(code) && (
        <>
          <p>{copy.pageHint}</p>
          <LoadText code={code} />
        </>
      )}
    </Panel>
  );
}

const Fields = ({ codes }: { codes: readonly ConsoleBoardCode[] }) => (
  <>
    <Where codes={codes} />
    <Panel title={copy.text}>
      <Text name="subject" label={fields.subject} maxLength={bounds.contentSubject} hasCounter />
      <RichTextField name="content" label={fields.content} hasPhotos />
      <Thumb />
      <FilesField name="files" label={fields.files} most={POST_FILES_MAX} />
      <HashTagsField name="_hashTags" />
    </Panel>
    <Panel title={copy.period}>
      <PublicationFields />
      <Checkbox name="isPinned" label={fields.isPinned} />
    </Panel>
  </>
);

/** Where a post is shown: the page whose text it is, or the guide. */
const pageOf = ({ _id, code }: ConsoleBoard): string => (isPageCode(code) ? `/${code}` : postAddress(_id));

interface EditorProps {
  board: ConsoleBoard | undefined;
  codes: readonly ConsoleBoardCode[];
}

function Editor({ board, codes }: EditorProps) {
  const { form, submit, choice, removal, isSaving } = useBoardForm(board);
  const mayWrite = useRights().may('content.write');
  return (
    <RowEditor
      form={form}
      onSubmit={submit}
      texts={{ title: board ? copy.edit : copy.add, back: copy.back, save: copy.save }}
      list={LIST}
      isSaving={isSaving}
      mayWrite={mayWrite}
      removal={removal}
      actions={board && <PreviewLink page={pageOf(board)} startsAt={board.startsAt} />}
      after={
        board && (
          <>
            <CommentsPanel boardId={board._id} isReported={board.openReports > 0} mayWrite={mayWrite} />
            <VersionHistory
              kind="board"
              rowId={board._id}
              version={board.version}
              fields={compared}
              valuesOf={(content) => valuesOfVersion(content, board)}
            />
          </>
        )
      }
    >
      <Fields codes={codes} />
      {choice}
    </RowEditor>
  );
}

const Revising = ({ id, codes }: { id: string; codes: readonly ConsoleBoardCode[] }) => (
  <LoadedRow of={useQuery(boardQuery(id))}>
    {(board) => <Editor key={board._id} board={board} codes={codes} />}
  </LoadedRow>
);

/** /console/boards/create and /console/boards/{_board}: one post, and its comments. */
export const BoardEditor = ({ id }: { id: string | undefined }) => (
  <LoadedRow of={useQuery({ ...codesQuery, refetchOnMount: 'always' })}>
    {(codes) =>
      id === undefined ? (
        <Editor board={undefined} codes={codes} />
      ) : (
        <Revising key={id} id={id} codes={codes} />
      )
    }
  </LoadedRow>
);

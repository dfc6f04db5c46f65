import { bounds } from '@ieum/contract/common/bounds.ts';
import {
  isPageCode,
  pageAddress,
  POST_FILES_MAX,
  type PageCode,
} from '@ieum/contract/content/boards/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm, useFormContext, useWatch } from 'react-hook-form';
import { FilesField } from '#features/foundation/files/attachments/files-field.tsx';
import { HashTagsField } from '#features/foundation/hash-tags/hash-tags-field.tsx';
import { OnePictureField } from '#features/foundation/files/pictures/one-picture-field.tsx';
import { RichTextField } from '#features/foundation/files/rich-text/rich-text-field.tsx';
import { PreviewLink } from '#features/foundation/publishing/preview-link.tsx';
import { PublicationFields } from '#features/foundation/publishing/publication-fields.tsx';
import { useContentForm } from '#features/foundation/publishing/use-content-form.ts';
import { VersionHistory } from '#features/foundation/publishing/version-history.tsx';
import { locale } from '#lib/format/copy.ts';
import { useRights } from '#lib/session/rights.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { describeConflictBy, textLines } from '#ui/form/conflict-difference.ts';
import { Checkbox } from '#ui/form/fields/checkbox.tsx';
import { Select } from '#ui/form/fields/select.tsx';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { Text } from '#ui/form/fields/text.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { RowEditor } from '#ui/row-form/row-editor.tsx';
import { FreshRow } from '#ui/state/fresh-row.tsx';
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
import { ReportedComments } from './reported-comments.tsx';
import { readPageText } from './page-text.ts';

const LIST = '/console/boards';
const { fields } = copy;

const resolver = lazyResolver<BoardFormValues>(async () => (await import('./draft-rules.ts')).resolveBoard);
const describe = describeConflictBy(fields, { content: textLines, ...specialLines });

function useBoardForm(board: ConsoleBoard | undefined) {
  const save = useSaveBoard();
  const remove = useRemoveBoard();
  const form = useForm<BoardFormValues>({ resolver, defaultValues: formOf(board) });
  return useContentForm({
    kind: 'board',
    form,
    row: board,
    formOf,
    draftOf,
    describe,
    save,
    remove,
    nameOf: ({ subject }) => subject,
    copy,
    list: LIST,
  });
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

function PlacementPanel({ codes }: { codes: readonly ConsoleBoardCode[] }) {
  const code = useWatch<BoardFormValues, 'code'>({ name: 'code' });
  return (
    <Panel title={copy.where}>
      <Select
        name="code"
        label={fields.code}
        placeholder={fields.codeChoose}
        options={codes.map((one) => ({
          value: one.code,
          label: `${one.name[locale] || one.name.ko} (${one.code})`,
        }))}
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
    <PlacementPanel codes={codes} />
    <Panel title={copy.text}>
      <Text name="subject" label={fields.subject} maxLength={bounds.contentSubject} hasCounter />
      <RichTextField name="content" label={fields.content} hasPhotos />
      <OnePictureField name="thumb" label={fields.thumb} hint={fields.thumbHint} />
      <FilesField name="files" label={fields.files} max={POST_FILES_MAX} />
      <HashTagsField name="_hashTags" />
    </Panel>
    <Panel title={copy.period}>
      <PublicationFields />
      <Checkbox name="isPinned" label={fields.isPinned} />
    </Panel>
  </>
);

/** Where a post is shown: the page whose text it is, or the guide. */
const pageOf = ({ _id, code }: ConsoleBoard): string =>
  isPageCode(code) ? pageAddress(code) : postAddress(_id);

interface EditorProps {
  board: ConsoleBoard | undefined;
  codes: readonly ConsoleBoardCode[];
}

function Editor({ board, codes }: EditorProps) {
  const { form, submit, choice, removal, isSaving } = useBoardForm(board);
  const mayWrite = useRights().may('content.write');
  const comments = useRef<HTMLDivElement>(null);
  return (
    <RowEditor
      form={form}
      onSubmit={submit}
      texts={{ title: board ? copy.edit : copy.add, back: copy.back, save: copy.save }}
      list={LIST}
      isSaving={isSaving}
      mayWrite={mayWrite}
      removal={removal}
      actions={
        board && (
          <>
            {board.openReports > 0 && (
              <ReportedComments boardId={board._id} onShow={() => comments.current?.focus()} />
            )}
            <PreviewLink
              page={pageOf(board)}
              startsAt={board.startsAt}
              content={{ kind: 'board', _id: board._id }}
            />
          </>
        )
      }
      after={
        board && (
          <>
            <div ref={comments} tabIndex={-1}>
              <CommentsPanel boardId={board._id} isReported={board.openReports > 0} mayWrite={mayWrite} />
            </div>
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

const EditPost = ({ id, codes }: { id: string; codes: readonly ConsoleBoardCode[] }) => (
  <FreshRow of={useQuery(boardQuery(id))}>
    {(board) => <Editor key={board._id} board={board} codes={codes} />}
  </FreshRow>
);

/** /console/boards/create and /console/boards/{_board}: one post, and its comments. */
export const BoardEditor = ({ id }: { id: string | undefined }) => (
  <FreshRow of={useQuery({ ...codesQuery, refetchOnMount: 'always' })}>
    {(codes) =>
      id === undefined ? (
        <Editor board={undefined} codes={codes} />
      ) : (
        <EditPost key={id} id={id} codes={codes} />
      )
    }
  </FreshRow>
);

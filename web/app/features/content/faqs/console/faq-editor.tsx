import { bounds } from '@ieum/contract/common/bounds.ts';
import type { FaqCategory } from '@ieum/contract/content/faqs/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { RichTextField } from '#features/foundation/files/rich-text/rich-text-field.tsx';
import { publicationFields, richField, textField } from '#features/foundation/publishing/field-lines.ts';
import { PreviewLink } from '#features/foundation/publishing/preview-link.tsx';
import { PublicationFields } from '#features/foundation/publishing/publication-fields.tsx';
import { useContentForm } from '#features/foundation/publishing/use-content-form.ts';
import { VersionHistory } from '#features/foundation/publishing/version-history.tsx';
import { useRights } from '#lib/session/rights.ts';
import { Choices } from '#ui/form/fields/choices.tsx';
import { describeConflictBy, textLines } from '#ui/form/conflict-difference.ts';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { RowEditor } from '#ui/row-form/row-editor.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { FreshRow } from '#ui/state/fresh-row.tsx';
import { categoryOptions, categoryText, listAddress, readCategory } from './categories.ts';
import { copy } from './copy.ts';
import { faqQuery, useRemoveFaq, useSaveFaq, type ConsoleFaq } from './data.ts';
import { formOf, type FaqFormValues } from './draft.ts';
import { FaqReasons } from './faq-reasons.tsx';

const { fields } = copy;

const resolver = lazyResolver<FaqFormValues>(async () => (await import('./draft-rules.ts')).resolveFaq);
const categoryLines = (value: unknown): string[] =>
  typeof value === 'string' ? [categoryText(readCategory(value))] : [];
const describe = describeConflictBy(fields, { answer: textLines, category: categoryLines });
const compared = [
  { key: 'category', label: fields.category, linesOf: categoryLines },
  textField('question', fields.question),
  richField('answer', fields.answer),
  ...publicationFields,
];

interface EditorProps {
  faq: ConsoleFaq | undefined;
  /** The category of a new question. */
  category: FaqCategory;
  /** A question of readers, with which a new one begins. */
  initialQuestion?: string;
}

function useFaqForm({ faq, category, initialQuestion }: EditorProps) {
  const save = useSaveFaq();
  const remove = useRemoveFaq();
  const form = useForm<FaqFormValues>({ resolver, defaultValues: formOf(faq, category, initialQuestion) });
  const list = listAddress(faq?.category ?? category);
  const row = useContentForm({
    kind: 'faq',
    form,
    row: faq,
    formOf: (known: ConsoleFaq) => formOf(known, category),
    draftOf: (values) => values,
    describe,
    save,
    remove,
    nameOf: ({ question }) => question,
    copy,
    list,
  });
  return { ...row, list };
}

function Editor(props: EditorProps) {
  const { faq } = props;
  const { form, list, submit, choice, removal, isSaving } = useFaqForm(props);
  return (
    <RowEditor
      form={form}
      onSubmit={submit}
      texts={{ title: faq ? copy.edit : copy.add, back: copy.back, save: copy.save }}
      list={list}
      isSaving={isSaving}
      mayWrite={useRights().may('content.write')}
      removal={removal}
      actions={
        faq && (
          <PreviewLink page="/center/faqs" startsAt={faq.startsAt} content={{ kind: 'faq', _id: faq._id }} />
        )
      }
      after={
        faq && (
          <>
            <FaqReasons faq={faq} />
            <VersionHistory
              kind="faq"
              rowId={faq._id}
              version={faq.version}
              fields={compared}
              valuesOf={(content) => content}
            />
          </>
        )
      }
    >
      <Panel title={copy.text}>
        <Choices name="category" label={fields.category} options={categoryOptions} />
        <Text name="question" label={fields.question} maxLength={bounds.contentSubject} hasCounter />
        <RichTextField name="answer" label={fields.answer} hasPhotos />
      </Panel>
      <Panel title={copy.period}>
        <PublicationFields />
      </Panel>
      {choice}
    </RowEditor>
  );
}

const EditQuestion = ({ id, category }: { id: string; category: FaqCategory }) => (
  <FreshRow of={useQuery(faqQuery(id))}>
    {(faq) => <Editor key={faq._id} faq={faq} category={category} />}
  </FreshRow>
);

/** /console/center/faqs?edit=new|{id}: one question. */
export function FaqEditor({ edited }: { edited: string }) {
  const [parameters] = useSearchParams();
  const category = readCategory(parameters.get('category'));
  const initialQuestion = parameters.get('question')?.slice(0, bounds.contentSubject);
  if (edited === 'new')
    return <Editor faq={undefined} category={category} {...(initialQuestion && { initialQuestion })} />;
  return <EditQuestion key={edited} id={edited} category={category} />;
}

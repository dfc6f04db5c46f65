import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { nearDayText } from '#lib/format/dates.ts';
import { RichTextField } from '#features/foundation/files/rich-text/rich-text-field.tsx';
import { BackLink } from '#ui/layout/back-link.tsx';
import { Button } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Checkbox, Choices } from '#ui/form/choice-fields.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Count, Text } from '#ui/form/text-fields.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';
import styles from './console-terms.module.css';
import { copy } from './copy.ts';
import { everyTermsQuery, isSeeded, oneTermsQuery, type Terms } from './data.ts';
import { audiences } from './draft.ts';
import { useTermsForm } from './use-terms-form.ts';
import { VersionHistory } from './version-history.tsx';

const FORM = 'terms-form';
const SUBJECT_MOST = 100;
const CODE_MOST = 40;
const INDEX_DIGITS = 5;
const { fields } = copy;
const audienceOptions = audiences.map((value) => ({ value, label: copy.audiences[value] }));

const Back = () => <BackLink to="/console/terms">{copy.back}</BackLink>;

/** Explains that a changed text creates a new version. */
function VersionNote({ terms }: { terms: Terms }) {
  const content: unknown = useWatch({ name: 'content' });
  if (content === terms.content) return null;
  return (
    <p role="status" className={styles.note}>
      {copy.versionNext(terms.version + 1)}
    </p>
  );
}

const Fields = ({ terms }: { terms: Terms | undefined }) => {
  const isFixed = terms !== undefined && isSeeded(terms.code);
  return (
    <>
      <Text name="subject" label={fields.subject} maxLength={SUBJECT_MOST} hasCounter />
      <Text
        name="code"
        label={fields.code}
        hint={isFixed ? fields.codeFixed : fields.codeHint}
        maxLength={CODE_MOST}
        isReadOnly={isFixed}
      />
      <Choices name="audience" label={fields.audience} options={audienceOptions} />
      <div className={styles.pair}>
        <Checkbox name="necessary" label={fields.necessary} hint={fields.necessaryHint} />
        <Checkbox name="isListed" label={fields.listed} />
      </div>
      <div className={styles.short}>
        <Count name="index" label={fields.index} hint={fields.indexHint} maxLength={INDEX_DIGITS} />
      </div>
      <RichTextField name="content" label={fields.content} />
      {terms && <VersionNote terms={terms} />}
    </>
  );
};

function Editor({ terms, lastIndex }: { terms: Terms | undefined; lastIndex: number }) {
  const { form, submit, choice, erase, isSaving, isRemoving } = useTermsForm(terms, lastIndex);
  return (
    <>
      <Back />
      <PageHeader
        title={terms ? copy.edit : copy.add}
        status={terms && copy.versionNow(terms.version, nearDayText(terms.updatedAt))}
        actions={<FormActions form={FORM} act={copy.save} isBusy={isSaving} onCancel="/console/terms" />}
      />
      <Panel title={copy.form}>
        <Form form={form} id={FORM} className={styles.form} onSubmit={submit}>
          <Fields terms={terms} />
        </Form>
      </Panel>
      {choice}
      {terms && <VersionHistory termsId={terms._id} />}
      {terms && (
        <div className={styles.remove}>
          {isSeeded(terms.code) ? (
            <p>{copy.remove.seeded}</p>
          ) : (
            <Button kind="default" isLoading={isRemoving} onClick={() => erase(terms)}>
              {copy.remove.act}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Revising({ id }: { id: string }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(oneTermsQuery(id));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // Saving a form of an older version would overwrite what others wrote since.
  if (!data || !isFetchedAfterMount) return <PageSkeleton />;
  return <Editor key={data._id} terms={data} lastIndex={0} />;
}

const lastIndexOf = (rows: readonly Terms[]): number => Math.max(0, ...rows.map(({ index }) => index));

const Adding = () => (
  <QueryView of={useQuery(everyTermsQuery)} waiting={<PageSkeleton />}>
    {(rows) => <Editor terms={undefined} lastIndex={lastIndexOf(rows)} />}
  </QueryView>
);

/** /console/terms?edit=new|{id}: one text and where sign-up shows it. */
export const TermsEditor = ({ edited }: { edited: string }) =>
  edited === 'new' ? <Adding /> : <Revising key={edited} id={edited} />;

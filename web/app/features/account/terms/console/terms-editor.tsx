import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { nearDayText } from '#lib/format/dates.ts';
import { RichTextField } from '#features/foundation/files/rich-text/rich-text-field.tsx';
import { BackLink } from '#ui/layout/back-link.tsx';
import { useRights } from '#lib/session/rights.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Choices } from '#ui/form/fields/choices.tsx';
import { Checkbox } from '#ui/form/fields/checkbox.tsx';
import { Editable } from '#ui/form/editable.tsx';
import { Form } from '#ui/form/form.tsx';
import { PreviewLink } from '#features/foundation/publishing/preview-link.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Count } from '#ui/form/fields/count.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { uiCopy } from '#ui/state/copy.ts';
import { QueryView } from '#ui/state/query-view.tsx';
import { PageSkeleton, TextSkeleton } from '#ui/state/skeleton.tsx';
import styles from './console-terms.module.css';
import { copy } from './copy.ts';
import { everyTermsQuery, isSeeded, oneTermsQuery, type Terms } from './data.ts';
import { audiences } from './draft.ts';
import { NextVersion } from './next-version.tsx';
import { useTermsForm } from './use-terms-form.ts';

const VersionHistory = lazyPart(async () => (await import('./version-history.tsx')).VersionHistory);

const FORM = 'terms-form';
const SUBJECT_MAX = 100;
const CODE_MAX = 40;
const INDEX_DIGITS = 5;
/** The pages of the terms that have one of their own. */
const PAGES: Readonly<Record<string, string>> = { service: '/service-policy', privacy: '/privacy-policy' };
const { fields } = copy;
const audienceOptions = audiences.map((value) => ({ value, label: copy.audiences[value] }));

const Back = () => <BackLink to="/console/terms">{copy.back}</BackLink>;

const Fields = ({ terms }: { terms: Terms | undefined }) => {
  const isFixed = terms !== undefined && isSeeded(terms.code);
  return (
    <>
      <Text name="subject" label={fields.subject} maxLength={SUBJECT_MAX} hasCounter />
      <Text
        name="code"
        label={fields.code}
        hint={isFixed ? fields.codeFixed : fields.codeHint}
        maxLength={CODE_MAX}
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
      {terms && <NextVersion terms={terms} />}
    </>
  );
};

function Editor({ terms, lastIndex }: { terms: Terms | undefined; lastIndex: number }) {
  const { form, submit, choice, removal, isSaving, isRemoving } = useTermsForm(terms, lastIndex);
  const page = terms && PAGES[terms.code];
  const mayWrite = useRights().may('content.write');
  const status = terms && copy.versionNow(terms.version, nearDayText(terms.updatedAt));
  return (
    <>
      <Back />
      <PageHeader
        title={terms ? copy.edit : copy.add}
        status={mayWrite ? status : uiCopy.readOnly}
        actions={
          <>
            {page && <PreviewLink page={page} />}
            {mayWrite && (
              <FormActions form={FORM} act={copy.save} isBusy={isSaving} onCancel="/console/terms" />
            )}
          </>
        }
      />
      <Panel title={copy.form}>
        <Form form={form} id={FORM} className={styles.form} onSubmit={submit}>
          <Editable isOn={mayWrite}>
            <Fields terms={terms} />
          </Editable>
        </Form>
      </Panel>
      {choice}
      {terms && (
        <Suspense fallback={<TextSkeleton lines={4} />}>
          <VersionHistory termsId={terms._id} mayWrite={mayWrite} />
        </Suspense>
      )}
      {mayWrite && terms && removal && (
        <div className={styles.remove}>
          {isSeeded(terms.code) ? (
            <p>{copy.remove.seeded}</p>
          ) : (
            <Button kind="default" isLoading={isRemoving} onClick={removal.run}>
              {removal.label}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function EditTerms({ id }: { id: string }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(oneTermsQuery(id));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // Saving a form of an older version would overwrite what others wrote since.
  if (!data || !isFetchedAfterMount) return <PageSkeleton />;
  return <Editor key={data._id} terms={data} lastIndex={0} />;
}

const lastIndexOf = (rows: readonly Terms[]): number => Math.max(0, ...rows.map(({ index }) => index));

const NewTerms = () => (
  <QueryView of={useQuery(everyTermsQuery)} waiting={<PageSkeleton />}>
    {(rows) => <Editor terms={undefined} lastIndex={lastIndexOf(rows)} />}
  </QueryView>
);

/** /console/terms?edit=new|{id}: one text and where sign-up shows it. */
export const TermsEditor = ({ edited }: { edited: string }) =>
  edited === 'new' ? <NewTerms /> : <EditTerms key={edited} id={edited} />;

import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { EmploymentType } from '@ieum/contract/hiring/recruitments/enums.ts';
import { useForm } from 'react-hook-form';
import { labels } from '#features/hiring/resumes/labels.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { Button } from '#ui/button/button.tsx';
import { Day } from '#ui/form/fields/day.tsx';
import { Area } from '#ui/form/fields/area.tsx';
import { Select } from '#ui/form/fields/select.tsx';
import { Form } from '#ui/form/form.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { applyServerErrors } from '#ui/form/apply-server-errors.ts';
import { SidePanel } from '#ui/layer/side-panel.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { useLayer } from '#ui/layer/use-layer.ts';
import { confirmLeaving } from '#ui/layer/use-leave-guard.ts';
import { acceptedApplicantsCopy as copy } from '../accepted-applicants-copy.ts';
import { useCertify } from './use-certify.ts';

interface CertifySheetProps {
  recruitmentId: string;
  row: ApplicantRow;
  onClose: () => void;
}

const typeOptions = Object.values(EmploymentType).map((value) => ({
  value,
  label: labels.employment[value],
}));

interface Values {
  employmentType: EmploymentType | null;
  jobDescription: string;
  startsAt: string | null;
  endsAt: string | null;
}

/**
 * Maps the server's paths to the form's fields; the error of a period without a start belongs to the
 * start, otherwise to the end.
 */
function fieldsOf({ fields }: ApiError, { startsAt }: Values): Record<string, string> {
  const nameOf = (path: string) =>
    path.includes('jobDurationsAt') ? (startsAt ? 'endsAt' : 'startsAt') : path.replace('certification.', '');
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [nameOf(path), message]));
}

/** The certificate of work that the company issues for an accepted applicant. */
export function CertifySheet({ recruitmentId, row, onClose }: CertifySheetProps) {
  const certify = useCertify(recruitmentId);
  const { employmentType, jobDescription, jobDurationsAt } = row.certification;
  const [startsAt, endsAt] = jobDurationsAt;
  const form = useForm<Values>({ defaultValues: { employmentType, jobDescription, startsAt, endsAt } });
  useFormDraft(form, { draftKey: `certify:${row._id}` });
  const close = async () => {
    if (!form.formState.isDirty || (await confirmLeaving())) onClose();
  };
  useLayer(() => void close());
  const submit = async (values: Values) => {
    const certification = {
      employmentType: values.employmentType,
      jobDescription: values.jobDescription,
      jobDurationsAt: [values.startsAt, values.endsAt] as [string | null, string | null],
    };
    try {
      await certify.mutateAsync({ row, body: { isCertified: true, certification } });
      toast(copy.done, { tone: 'success' });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await applyServerErrors(form, {
        message: error.message,
        fields: fieldsOf(error, values),
        isReported: error.isReported,
      });
    }
  };
  return (
    <SidePanel
      title={copy.certifyOf(row.person.name)}
      contentKey={row._id}
      onClose={() => void close()}
      size="inspector"
    >
      <Form form={form} onSubmit={submit}>
        <p>{copy.certifyHint}</p>
        <Select name="employmentType" label={copy.employmentType} options={typeOptions} />
        <Area name="jobDescription" label={copy.jobDescription} maxLength={2000} hasCounter />
        <Day name="startsAt" label={copy.startsAt} isClearable />
        <Day name="endsAt" label={copy.endsAt} isClearable />
        <Button type="submit" isLoading={certify.isPending}>
          {copy.certify}
        </Button>
      </Form>
    </SidePanel>
  );
}

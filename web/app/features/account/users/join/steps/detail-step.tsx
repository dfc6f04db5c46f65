import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { showErrorOrOffline } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { AddressFields } from '../fields/address-fields.tsx';
import { copy } from '../copy.ts';
import { EmailField } from '../fields/email-field.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { fieldsCopy } from '../fields/fields-copy.ts';
import { exitAddresses } from '../join-state.ts';
import styles from '../pages/join-frame.module.css';
import { StepFoot, StepHead } from '../pages/join-frame.tsx';
import { ownAccountCallsOf, type Me, type OwnAccountCalls } from '../own-account-calls.ts';
import { PictureField } from '../fields/picture-field.tsx';
import type { AddressValues, DetailForm } from '../schemas.ts';
import { LockReason, LeaveStepLink } from './leave-step-link.tsx';
import { useReportTyped } from '../use-leave-join.ts';
import { usePicture } from '../fields/use-picture.ts';

interface DetailStepProps {
  onDone: () => void;
  onLater: () => void;
  onTyped: (isTyped: boolean) => void;
  /** The account could not be loaded; without this the form starts empty. */
  onFailed?: () => void;
  /** When set, the form belongs to the owner of this token. */
  accessToken?: string | undefined;
}

const resolver = lazyResolver<AddressValues, DetailForm>(
  async () => (await import('../rules.ts')).detailRules,
);

const valuesOf = (me: Me | null): AddressValues => ({
  email: me?.email ?? '',
  postcode: me?.postcode ?? '',
  address1: me?.address1 ?? '',
  address2: me?.address2 ?? '',
});

function DetailFoot({
  reason,
  isSaving,
  onLater,
}: {
  reason: string | undefined;
  isSaving: boolean;
  onLater: () => void;
}) {
  const id = useId();
  return (
    <StepFoot>
      <LeaveStepLink
        to={exitAddresses.detail}
        label={copy.detail.later}
        isDisabled={isSaving}
        onLeave={onLater}
      />
      <p id={id} role="status" className={styles.reason}>
        {reason && <LockReason>{reason}</LockReason>}
      </p>
      <Button
        type="submit"
        size="lg"
        className={styles.next}
        disabled={reason !== undefined}
        isLoading={isSaving}
        aria-describedby={id}
      >
        {copy.detail.save}
      </Button>
    </StepFoot>
  );
}

interface DetailFormProps extends Omit<DetailStepProps, 'accessToken' | 'onFailed'> {
  me: Me | null;
  calls: OwnAccountCalls;
}

function DetailForm({ me, calls, onDone, onLater, onTyped }: DetailFormProps) {
  const form = useForm<AddressValues, unknown, DetailForm>({
    resolver,
    defaultValues: valuesOf(me),
    mode: 'onChange',
    shouldFocusError: false,
  });
  const picture = usePicture(calls.upload, me?.profile);
  const { isDirty, isValid, isSubmitting } = form.formState;
  useReportTyped(isDirty || picture.id !== undefined || picture.isUploading, onTyped);
  const reasonOf = () => {
    if (picture.isUploading) return copy.detail.uploading;
    return isValid ? undefined : copy.detail.invalid;
  };
  const save = async (values: DetailForm) => {
    try {
      await calls.save({ ...values, ...(picture.id !== undefined && { _profile: picture.id }) });
    } catch (error) {
      await showErrorOrOffline(error);
      return;
    }
    onDone();
  };
  return (
    <Form form={form} onSubmit={save} className={styles.form}>
      <div className={styles.body}>
        <StepHead title={copy.detail.title} body={copy.detail.body} />
        <FieldGroup title={fieldsCopy.picture.title} note={fieldsCopy.picture.note}>
          <PictureField picture={picture} />
        </FieldGroup>
        <FieldGroup title={fieldsCopy.emailNote.title} note={fieldsCopy.emailNote.note}>
          <EmailField />
        </FieldGroup>
        <FieldGroup title={fieldsCopy.address.title} note={fieldsCopy.address.PERSON}>
          <AddressFields />
        </FieldGroup>
      </div>
      <DetailFoot reason={reasonOf()} isSaving={isSubmitting} onLater={onLater} />
    </Form>
  );
}

/** E-mail, address and profile picture, all optional, filled with what is already known. */
export function DetailStep({ onFailed, accessToken, ...steps }: DetailStepProps) {
  const calls = useMemo(() => ownAccountCallsOf(accessToken), [accessToken]);
  const {
    data: me,
    isPending,
    isError,
  } = useQuery({
    queryKey: ['me', 'join', accessToken === undefined ? 'own' : 'given'],
    queryFn: calls.load,
    retry: false,
    gcTime: 0,
  });
  useEffect(() => {
    if (isError) onFailed?.();
  }, [isError, onFailed]);

  if (isPending || (isError && onFailed)) {
    return (
      <div className={styles.body}>
        <StepHead title={copy.detail.title} body={copy.detail.body} />
        <Skeleton height={420} radius={14} />
      </div>
    );
  }
  return <DetailForm me={me ?? null} calls={calls} {...steps} />;
}

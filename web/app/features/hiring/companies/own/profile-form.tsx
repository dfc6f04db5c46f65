import { CompanyRevision, type OwnCompany } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#ui/button/button.tsx';
import { Area } from '#ui/form/fields/area.tsx';
import { Phone } from '#ui/form/fields/phone.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { Form } from '#ui/form/form.tsx';
import { describeConflictBy } from '#ui/form/conflict-difference.ts';
import { useVersionedForm } from '#ui/form/versioned-form.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { useLeaveGuard } from '#ui/layer/use-leave-guard.ts';
import { AddressFinder } from '#features/foundation/addresses/address-finder.tsx';
import { api, invalidateProfile, profileQuery } from './data.ts';
import { profileCopy as copy } from './profile-copy.ts';
import styles from './profile.module.css';

type ProfileInput = z.input<typeof CompanyRevision>;
type Revision = z.output<typeof CompanyRevision>;

function valuesOf(company: OwnCompany): ProfileInput {
  const { name, ceoName, website, phone, email, postcode, address1, address2, introduction, socialLinks } =
    company;
  const { twitter = '', facebook = '', instagram = '' } = socialLinks;
  return {
    name,
    ceoName,
    website: website ?? '',
    phone,
    email,
    postcode,
    address1,
    address2,
    introduction,
    socialLinks: { twitter, facebook, instagram },
  };
}

/** An approved company's name and representative cannot be changed. */
const changeable = ({ approval }: OwnCompany, { name, ceoName, ...rest }: Revision): Revision =>
  approval === 'APPROVED' ? rest : { name, ceoName, ...rest };

const knownOf = (company: OwnCompany) => ({ version: company.version, values: valuesOf(company) });
const { name, ceoName, website, phone, email, postcode, address1, address2, introduction } = copy;
const describe = describeConflictBy({
  name,
  ceoName,
  website,
  phone,
  email,
  postcode,
  address1,
  address2,
  introduction,
  'socialLinks.twitter': copy.twitter,
  'socialLinks.facebook': copy.facebook,
  'socialLinks.instagram': copy.instagram,
});
const stay = () => Promise.resolve();

function useProfileForm(company: OwnCompany) {
  const client = useQueryClient();
  const form = useForm<ProfileInput, unknown, Revision>({
    resolver: zodResolver(CompanyRevision),
    defaultValues: valuesOf(company),
    mode: 'onTouched',
  });
  const revise = useMutation({
    mutationFn: (revision: Revision) => api.revise({ body: changeable(company, revision) }),
  });
  const { submit, choice, isDirty } = useVersionedForm<ProfileInput, Revision>({
    form,
    draftKey: 'company-profile',
    start: knownOf(company),
    readCurrent: (current) => knownOf(current as OwnCompany),
    describe,
    write: async (revision, known) => {
      const { version } = known ?? company;
      const { company: saved } = await revise.mutateAsync({ ...revision, version });
      client.setQueryData(profileQuery.queryKey, saved);
      const requested = revision.email !== undefined && revision.email !== saved.email;
      toast(requested ? copy.emailRequested(revision.email ?? '') : copy.saved, { tone: 'success' });
      await invalidateProfile(client);
      return knownOf(saved);
    },
  });
  useLeaveGuard({ hasUnsaved: () => isDirty, flush: stay });
  return { form, submit, choice, isDirty, isBusy: revise.isPending };
}

function NameAndContacts({ isFixed }: { isFixed: boolean }) {
  const fixed = isFixed ? { isReadOnly: true, hint: copy.fixed } : {};
  return (
    <>
      <div className={styles.pair}>
        <Text name="name" label={copy.name} maxLength={100} {...fixed} />
        <Text name="ceoName" label={copy.ceoName} maxLength={50} {...fixed} />
      </div>
      <div className={styles.pair}>
        <Phone name="phone" label={copy.phone} />
        <Text
          name="email"
          label={copy.email}
          hint={copy.emailHint}
          maxLength={254}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
    </>
  );
}

const services = ['twitter', 'facebook', 'instagram'] as const;

const SocialLinks = () => (
  <fieldset className={styles.social}>
    <legend>{copy.social}</legend>
    {services.map((service) => (
      <Text
        key={service}
        name={`socialLinks.${service}`}
        label={copy[service]}
        maxLength={300}
        inputMode="url"
        isOptional
      />
    ))}
  </fieldset>
);

interface ProfileFormProps {
  company: OwnCompany;
  onUnsaved: (hasUnsaved: boolean) => void;
}

/** The company's details; saved by its button. */
export function ProfileForm({ company, onUnsaved }: ProfileFormProps) {
  const { form, submit, choice, isDirty, isBusy } = useProfileForm(company);
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const fill = ({ postcode, address1 }: { postcode: string; address1: string }) => {
    form.setValue('postcode', postcode, { shouldDirty: true });
    form.setValue('address1', address1, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Panel title={copy.basics}>
      <Form form={form} onSubmit={submit}>
        <NameAndContacts isFixed={company.approval === 'APPROVED'} />
        <Text
          name="website"
          label={copy.website}
          maxLength={300}
          inputMode="url"
          placeholder="https://"
          isOptional
        />
        <AddressFinder onPick={fill}>
          <Text name="postcode" label={copy.postcode} maxLength={10} />
        </AddressFinder>
        <Text name="address1" label={copy.address1} maxLength={200} />
        <Text name="address2" label={copy.address2} maxLength={200} />
        <Area
          name="introduction"
          label={copy.introduction}
          hint={copy.introductionHint}
          rows={6}
          maxLength={5000}
          hasCounter
          isOptional
        />
        <SocialLinks />
        <div className={styles.foot}>
          <Button type="submit" isLoading={isBusy}>
            {copy.save}
          </Button>
        </div>
      </Form>
      {choice}
    </Panel>
  );
}

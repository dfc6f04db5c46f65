import type { users } from '@ieum/contract/account/users/endpoints.ts';
import { userPaths } from '@ieum/contract/account/users/paths.ts';
import type { inquiries } from '@ieum/contract/content/inquiries/endpoints.ts';
import { inquiryPaths } from '@ieum/contract/content/inquiries/paths.ts';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { showErrorOrOffline } from '#ui/alert/show-error.ts';
import { apiOf } from '#lib/api/api.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { useIsHydrated } from '#lib/session/hydration.ts';
import { useSession } from '#lib/session/use-session.ts';
import { applyServerErrors } from '#ui/form/apply-server-errors.ts';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { draftOf, emptyInquiry, storeInquiry, readInquiry, type InquiryValues } from './values.ts';

const api = apiOf<Pick<typeof inquiries, 'create'>>({ create: inquiryPaths.create });
const userApi = apiOf<Pick<typeof users, 'me'>>({ me: userPaths.me });

const resolver = lazyResolver<InquiryValues>(async () => (await import('./inquiry-rules.ts')).resolveInquiry);

/** The sender's receipt: the number of the inquiry and the address of the answer. */
export interface Receipt {
  number: number;
  createdAt: string;
  email: string;
}

/** Fills in what a logged-in company would otherwise type again; typed input stays. */
function usePrefill(form: UseFormReturn<InquiryValues>): void {
  const session = useSession();
  const isCompany = session.state === 'in' && session.userType === 'COMPANY';
  useEffect(() => {
    if (!isCompany) return;
    const prefill = async () => {
      const { user } = await userApi.me();
      const known = { companyName: user.company?.name ?? user.name, phone: user.phone, email: user.email };
      for (const [name, value] of Object.entries(known) as [keyof typeof known, string][])
        if (form.getValues(name) === '') form.setValue(name, value);
    };
    // Without it the form is typed as by a visitor.
    prefill().catch(() => undefined);
  }, [form, isCompany]);
}

/** Restores the texts of this tab after the first paint, and stores them while they are typed. */
function useStoredTexts(form: UseFormReturn<InquiryValues>): boolean {
  const [stored] = useState(readInquiry);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (stored) form.reset({ ...emptyInquiry, ...stored }, { keepDefaultValues: true });
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => storeInquiry(values) });
  }, [form, stored]);
  return isHydrated && stored !== undefined;
}

/** The public form of a service inquiry: its kept input, the company's own details, and the receipt. */
export function useInquiryForm() {
  const form = useForm<InquiryValues>({
    resolver,
    defaultValues: emptyInquiry,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const isRestored = useStoredTexts(form);
  usePrefill(form);
  const [receipt, setReceipt] = useState<Receipt>();
  const send = async (values: InquiryValues) => {
    try {
      const { serviceInquiryForm } = await api.create({ body: draftOf(values) });
      form.reset(emptyInquiry);
      storeInquiry(undefined);
      setReceipt({ ...serviceInquiryForm, email: values.email });
    } catch (error) {
      if (error instanceof ApiError) await applyServerErrors(form, error);
      else await showErrorOrOffline(error);
    }
  };
  return { form, send, isRestored, receipt, writeAnother: () => setReceipt(undefined) };
}

import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import IconEye from '~icons/tabler/eye';
import IconMail from '~icons/tabler/mail';
import IconPhone from '~icons/tabler/phone';
import { useQuery } from '@tanstack/react-query';
import { phoneText } from '@ieum/contract/common/text-formats.ts';
import { announce } from '#ui/layout/live-region.tsx';
import { contactsQuery } from '../data.ts';
import { drawerCopy as copy } from './drawer-copy.ts';
import styles from './applicant-drawer.module.css';
import { toastError } from '#ui/toast/toast-error.ts';

/** Telephone and e-mail, masked until they are pressed; the person sees that in their access records. */
export function Contacts({ row, canShow }: { row: ApplicantRow; canShow: boolean }) {
  const { data: whole, isFetching, refetch } = useQuery(contactsQuery(row._recruitment, row._id));
  const { phone, email } = whole ?? row.person;
  const show = async () => {
    const { error } = await refetch();
    if (error) toastError(error);
    else announce(copy.contacts.shown);
  };
  return (
    <div className={styles.contacts}>
      {phone && (
        <a href={whole && `tel:${phone}`}>
          <IconPhone size={15} stroke={1.75} aria-hidden />
          <span className="number">{whole ? phoneText(phone) : phone}</span>
        </a>
      )}
      {email && (
        <a href={whole && `mailto:${email}`}>
          <IconMail size={15} stroke={1.75} aria-hidden />
          {email}
        </a>
      )}
      {canShow && !whole && (phone || email) && (
        <button
          type="button"
          title={copy.contacts.hint}
          aria-disabled={isFetching}
          data-print="hidden"
          onClick={() => !isFetching && void show()}
        >
          <IconEye size={15} stroke={1.75} aria-hidden />
          {copy.contacts.show}
        </button>
      )}
    </div>
  );
}

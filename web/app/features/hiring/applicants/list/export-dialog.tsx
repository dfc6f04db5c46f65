import { applicantPaths } from '@ieum/contract/hiring/applicants/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { download } from '#lib/api/download.ts';
import { readUnsavedDraft, useUnsavedDraft } from '#lib/storage/unsaved-drafts.ts';
import { numberText } from '#lib/format/money.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import type { Sort } from '#ui/grid/grid-types.ts';
import { Sheet } from '#ui/layer/sheet.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { useBusy } from '#ui/button/use-busy.ts';
import { confirmLeaving } from '#ui/layer/use-leave-guard.ts';
import { exportCopy as copy } from './export-copy.ts';
import { facetsQuery, sortOf } from '../data.ts';
import styles from './export-dialog.module.css';
import { listFilter, type Filters } from '../filters/filters.ts';
import { toastError } from '#ui/toast/toast-error.ts';

interface ExportProps {
  recruitmentId: string;
  filters: Filters;
  sort: Sort;
  onClose: () => void;
}

const LONGEST = 200;

function useExport({ recruitmentId, filters, sort, onClose }: ExportProps) {
  const { data } = useQuery(facetsQuery(recruitmentId, filters));
  const { isBusy, run } = useBusy(toastError);
  const make = (requested: { reason: string; hasContacts: boolean }) =>
    run(async () => {
      await download(applicantPaths.export, {
        params: { _recruitment: recruitmentId },
        query: {
          ...listFilter(filters),
          reason: requested.reason,
          contacts: requested.hasContacts ? 'true' : undefined,
        },
        headers: { sort: sortOf(sort) },
      });
      toast(copy.done(numberText(data?.count ?? 0)), { tone: 'success' });
      onClose();
    });
  return { count: data?.count, isBusy, make };
}

const Hint = ({ isMissing, isBusy }: { isMissing: boolean; isBusy: boolean }) => (
  <p id="export-hint" data-error={isMissing || undefined} className={styles.hint} role="status">
    {isMissing ? copy.reasonNeeded : isBusy ? copy.making : copy.reasonHint}
  </p>
);

/**
 * Asks for a reason before the filtered applicants are exported as a workbook; the server records who,
 * when and why.
 */
export function ExportDialog(props: ExportProps) {
  const { count, isBusy, make } = useExport(props);
  const draftKey = `export:${props.recruitmentId}`;
  const [reason, setReason] = useState(() => readUnsavedDraft<string>(draftKey) ?? '');
  const [hasContacts, setContacts] = useState(false);
  const [isMissing, setMissing] = useState(false);
  useUnsavedDraft(
    () => draftKey,
    () => reason || undefined,
  );
  const input = reason.trim();
  const mayClose = async () => input === '' || isBusy || confirmLeaving();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setMissing(input === '');
    if (input) void make({ reason: input, hasContacts });
    else event.currentTarget.querySelector('textarea')?.focus();
  };
  return (
    <Sheet title={copy.title} side="centre" size="wide" onClose={props.onClose} mayClose={mayClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {count !== undefined && <p className="number">{copy.what(numberText(count))}</p>}
        <p className={styles.warning}>{copy.warning}</p>
        <TextArea
          label={copy.reason}
          rows={2}
          maxLength={LONGEST}
          data-autofocus
          required
          isInvalid={isMissing}
          aria-describedby="export-hint"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Hint isMissing={isMissing} isBusy={isBusy} />
        <Checkbox
          label={copy.contacts}
          checked={hasContacts}
          onChange={(event) => setContacts(event.currentTarget.checked)}
        />
        <Button type="submit" isLoading={isBusy} isWide>
          {copy.start}
        </Button>
      </form>
    </Sheet>
  );
}

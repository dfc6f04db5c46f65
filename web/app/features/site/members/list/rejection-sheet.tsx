import type { Member } from '@ieum/contract/site/members/endpoints.ts';
import { useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { bulkCopy as resultCopy } from '#ui/list-page/bulk-copy.ts';
import { BulkResult } from '#ui/list-page/bulk-result.tsx';
import type { Outcome } from '#ui/list-page/run-each.ts';
import { bulkCopy as copy } from './bulk-copy.ts';
import { RejectForm } from '../page/reject-form.tsx';
import { nameOf } from './member-state.ts';
import { useRejection } from './use-bulk-actions.ts';

interface RejectionSheetProps {
  companies: readonly Member[];
  onClose: () => void;
  /** Some were rejected, so that the selection is out of date. */
  onDone: () => void;
}

/** Asks why several companies are rejected, and shows those that could not be. */
export function RejectionSheet({ companies, onClose, onDone }: RejectionSheetProps) {
  const guard = useRef(async () => true);
  const [outcome, setOutcome] = useState<Outcome<Member>>();
  const { isBusy, reject } = useRejection(companies);
  const close = (last = outcome) => {
    onClose();
    if (last && last.changed.length > 0) onDone();
  };
  const give = async (reason: string) => {
    const last = await reject(reason);
    if (!last) return;
    if (last.failures.length === 0) return close(last);
    setOutcome(last);
  };
  const { title, subtitle, result, done } = copy.reject;
  if (outcome)
    return (
      <Sheet
        title={result}
        side="centre"
        onClose={() => close()}
        footer={
          <Button kind="default" onClick={() => close()}>
            {resultCopy.close}
          </Button>
        }
      >
        <BulkResult outcome={outcome} nameOf={nameOf} done={done} />
      </Sheet>
    );
  return (
    <Sheet
      title={title(companies.length)}
      subtitle={subtitle}
      side="centre"
      onClose={() => close()}
      mayClose={() => guard.current()}
    >
      <RejectForm
        about="many"
        isBusy={isBusy}
        onGuard={(mayClose) => {
          guard.current = mayClose;
        }}
        onCancel={() => close()}
        onReject={give}
      />
    </Sheet>
  );
}

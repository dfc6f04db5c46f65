import { UNDO_SECONDS } from '@ieum/contract/hiring/applicants/enums.ts';
import { MoveNotice } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { useState, type FormEvent } from 'react';
import { useSetMoveNotice } from '#features/hiring/recruitments/own/data.ts';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { RadioGroup } from '#ui/choice/radio-group.tsx';
import styles from './move-question.module.css';
import { noticeCopy } from './notice-copy.ts';
import { toastError } from '#ui/toast/toast-error.ts';

const copy = noticeCopy.setting;

interface NoticeSettingProps {
  recruitment: Pick<OwnRecruitment, '_id' | 'moveNotice'>;
  onClose: () => void;
}

/** Whether moves of this recruitment before a decision notify the applicant. */
export function NoticeSetting({ recruitment, onClose }: NoticeSettingProps) {
  const [moveNotice, setMoveNotice] = useState<MoveNotice>(recruitment.moveNotice);
  const save = useSetMoveNotice();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(
      { id: recruitment._id, moveNotice },
      {
        onSuccess: () => {
          toast(copy.saved, { tone: 'success' });
          onClose();
        },
        onError: toastError,
      },
    );
  };
  return (
    <Sheet title={copy.title} side="centre" size="wide" onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <RadioGroup<MoveNotice>
          look="boxes"
          legend={copy.legend}
          options={[
            { value: MoveNotice.None, label: noticeCopy.none, description: copy.none },
            { value: MoveNotice.Send, label: noticeCopy.send, description: copy.send(UNDO_SECONDS) },
          ]}
          value={moveNotice}
          onChange={setMoveNotice}
        />
        <p className={styles.hint}>{copy.hint}</p>
        <Button type="submit" isLoading={save.isPending} isWide>
          {copy.save}
        </Button>
      </form>
    </Sheet>
  );
}

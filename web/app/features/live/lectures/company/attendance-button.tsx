import { companyLecturePaths } from '@ieum/contract/live/lectures/paths.ts';
import { useState } from 'react';
import { download } from '#lib/api/download.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { copy as editorCopy } from '../editor/copy.ts';

const { attendance: copy } = editorCopy;

/** Downloads who watched the lecture live, for a reason that its members see. */
export function AttendanceButton({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const give = async (reason: string) => {
    const isDone = await runAction({
      run: () => download(companyLecturePaths.attendance, { params: { _lecture: id }, query: { reason } }),
      done: copy.done,
    });
    if (isDone) close();
  };
  return (
    <>
      <Button kind="default" onClick={() => setOpen(true)}>
        {copy.act}
      </Button>
      {isOpen && (
        <ReasonSheet
          title={copy.title}
          subtitle={copy.subtitle}
          reasons={[copy.certificate, copy.report]}
          act={copy.act}
          onClose={close}
          onGive={give}
        />
      )}
    </>
  );
}

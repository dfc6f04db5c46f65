import { slowSeconds as intervals } from '@ieum/contract/live/lectures/enums.ts';
import type { LectureChat, LectureMute } from '@ieum/contract/live/lectures/schemas.ts';
import { useEffect, useState } from 'react';
import { writtenIn } from '#lib/format/copy.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { HostCodes } from '../attendance/host-codes.tsx';
import { copy } from './copy.ts';
import { chatApi } from './data.ts';
import styles from './moderation-sheet.module.css';

interface ModerationSheetProps {
  lectureId: string;
  chat: LectureChat | undefined;
  onClose: () => void;
}

const options = intervals.map((seconds) => ({
  value: String(seconds),
  label: seconds === 0 ? copy.noInterval : copy.seconds(seconds),
}));

/** The muted members, read when the sheet opens. */
function useMutes(lectureId: string) {
  const [mutes, setMutes] = useState<readonly LectureMute[]>();
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const answer = await chatApi.listMutes({ params: { _lecture: lectureId } });
      if (!isOver) setMutes(answer.mutes);
    };
    void runAction({ run: read });
    return () => {
      isOver = true;
    };
  }, [lectureId]);
  const unmute = async (userId: string) => {
    const isDone = await runAction({
      run: () => chatApi.unmute({ params: { _lecture: lectureId, _user: userId } }),
      done: copy.done.unmuted,
    });
    if (isDone) setMutes((known) => known?.filter(({ _user }) => _user !== userId));
  };
  return { mutes, unmute };
}

/** Sets the interval between messages, and lists the muted members. */
export function ModerationSheet({ lectureId, chat, onClose }: ModerationSheetProps) {
  const { mutes, unmute } = useMutes(lectureId);
  const setInterval = (value: string) => {
    const seconds = intervals.find((one) => String(one) === value) ?? 0;
    void runAction({
      run: () => chatApi.set({ params: { _lecture: lectureId }, body: { slowSeconds: seconds } }),
      done: copy.done.slow,
    });
  };
  return (
    <Sheet title={copy.moderation} onClose={onClose}>
      <div className={styles.sheet}>
        <HostCodes lectureId={lectureId} isLive={chat?.isOpen ?? false} call={chat?.attendance ?? null} />
        <SelectField
          label={copy.interval}
          value={String(chat?.slowSeconds ?? 0)}
          options={options}
          onChange={setInterval}
        />
        <h3>{copy.muted}</h3>
        {!mutes && <Skeleton height={60} />}
        {mutes?.length === 0 && <p>{copy.noMuted}</p>}
        <ul>
          {mutes?.map(({ _user, name }) => (
            <li key={_user}>
              <span {...writtenIn(name)}>{name}</span>
              <Button kind="default" size="sm" onClick={() => unmute(_user)}>
                {copy.unmute(name)}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

import type { OwnLecture } from '@ieum/contract/live/lectures/schemas.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { copy } from '../editor/copy.ts';
import { companyApi, useRefresh } from './data.ts';

interface LiveButtonProps {
  lecture: Pick<OwnLecture, '_id' | 'isStream' | 'video'>;
}

/** Goes live and ends it at once, apart from the form. */
export function LiveButton({ lecture: { _id, isStream, video } }: LiveButtonProps) {
  const refresh = useRefresh();
  const { live } = copy;
  const label = isStream ? live.end : live.start;
  const hint = video.link ? '' : `\n${live.noVideo}`;
  const ask = isStream ? live.askEnd : { ...live.askStart, body: `${live.askStart.body}${hint}` };
  const toggle = () =>
    runAction({
      ask: { ...ask, confirmLabel: label },
      run: async () => {
        await companyApi.revise({ params: { _lecture: _id }, body: { isStream: !isStream } });
        await refresh();
      },
      done: isStream ? live.ended : live.started,
    });
  return (
    <Button kind="light" onClick={toggle}>
      {label}
    </Button>
  );
}

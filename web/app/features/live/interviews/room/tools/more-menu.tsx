import IconDoorExit from '~icons/tabler/door-exit';
import IconDots from '~icons/tabler/dots';
import IconFileText from '~icons/tabler/file-text';
import IconLink from '~icons/tabler/link';
import IconNotes from '~icons/tabler/notes';
import IconScreenShare from '~icons/tabler/screen-share';
import { ActionMenu, type MenuAction } from '#ui/popup/action-menu.tsx';
import type { InterviewEntry } from '../../data.ts';
import type { Call } from '../call/call.ts';
import { copyLink } from './copy-link.ts';
import styles from './controls.module.css';
import { roomCopy as copy } from '../view/copy.ts';
import { useCallState } from '../view/call-hooks.ts';
import type { PanelName } from '../view/layout-types.ts';

/** Whether this browser can share a screen; those of phones cannot. */
export const canShare = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function';

/** Whether an interviewee has applied with a résumé. */
export const hasResume = ({ interviewees }: InterviewEntry): boolean =>
  interviewees.some((one) => one._application !== null);

interface MoreMenuProps {
  code: string;
  call: Call;
  entry: InterviewEntry;
  onPanel: (name: PanelName) => void;
  onLeave: () => Promise<void>;
}

/** The tools for which the bar of a phone has no space. */
export function MoreMenu({ code, call, entry, onPanel, onLeave }: MoreMenuProps) {
  const { isHost } = useCallState(call);
  const icon = { size: 20, 'aria-hidden': true } as const;
  const ofHost: MenuAction[] = [
    {
      key: 'memo',
      label: copy.controls.memo,
      icon: <IconNotes {...icon} />,
      onChoose: () => onPanel('memo'),
    },
    ...(hasResume(entry)
      ? [
          {
            key: 'resume',
            label: copy.controls.resume,
            icon: <IconFileText {...icon} />,
            onChoose: () => onPanel('resume'),
          },
        ]
      : []),
    {
      key: 'leave',
      label: copy.exit,
      icon: <IconDoorExit {...icon} />,
      hasSeparator: true,
      onChoose: () => void onLeave(),
    },
  ];
  const share: MenuAction = {
    key: 'share',
    label: copy.controls.share,
    icon: <IconScreenShare {...icon} />,
    onChoose: () => void call.share(),
  };
  const link: MenuAction = {
    key: 'link',
    label: copy.controls.link,
    icon: <IconLink {...icon} />,
    onChoose: () => void copyLink(code),
  };
  const items = [link, ...(canShare() ? [share] : []), ...(isHost ? ofHost : [])];
  return (
    <ActionMenu look="plain" className={`${styles.control} ${styles.more}`} items={items}>
      <IconDots size={23} aria-hidden />
      <span>{copy.controls.more}</span>
    </ActionMenu>
  );
}

import type { ApplicationStage } from '@ieum/contract/applications.enums.ts';
import type { ReactNode } from 'react';
import { stageOrder } from '#features/own-recruitments/public.ts';
import { statusMeta } from '#ui/badge/status-meta.ts';
import { ActionMenu, type ActionMenuProps, type MenuAction } from '#ui/popup/action-menu.tsx';
import { copy } from './copy.ts';
import styles from './stage-menu.module.css';

interface StageMenuProps extends Pick<ActionMenuProps, 'look' | 'className' | 'align'> {
  /** The button's name; a word shown in the button must be part of it. */
  label: string;
  /** The present stage, which cannot be chosen. */
  stage?: ApplicationStage;
  onMove: (stage: ApplicationStage) => void;
  /** Given, the menu begins with 지원서 보기. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A button with the five stages to move to. */
export function StageMenu({ stage, onMove, onOpen, children, ...button }: StageMenuProps) {
  const opening: MenuAction[] = onOpen ? [{ key: 'open', label: copy.open, onChoose: onOpen }] : [];
  const stages = stageOrder.map((one, index): MenuAction => ({
    key: one,
    label: statusMeta('stage', one).label,
    icon: <i className={styles.mark} data-stage={one} aria-hidden />,
    isDisabled: one === stage,
    isApart: index === 0 && opening.length > 0,
    onChoose: () => onMove(one),
  }));
  return (
    <ActionMenu {...button} items={[...opening, ...stages]}>
      {children}
    </ActionMenu>
  );
}

import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import type { ReactNode } from 'react';
import { stageOrder } from '#features/hiring/recruitments/own/stage-bar.tsx';
import { ActionMenu, type ActionMenuProps, type MenuAction } from '#ui/popup/action-menu.tsx';
import styles from './stage-menu.module.css';
import { stageLooks } from '../states-copy.ts';

interface StageMenuProps extends Pick<ActionMenuProps, 'look' | 'className' | 'align' | 'tabIndex'> {
  /** The button's accessible name; the button's text must be part of it. */
  label: string;
  /** The current stage, which cannot be chosen. */
  stage?: ApplicationStage;
  onMove: (stage: ApplicationStage) => void;
  /** Shown before the stages. */
  actions?: () => readonly MenuAction[];
  children: ReactNode;
}

/** A button with the five stages to move to. */
export function StageMenu({ stage, onMove, actions, children, ...button }: StageMenuProps) {
  const listItems = () => {
    const before = actions?.() ?? [];
    const stages = stageOrder.map((one, index): MenuAction => ({
      key: one,
      label: stageLooks[one].label,
      icon: <i className={styles.mark} data-stage={one} aria-hidden />,
      isDisabled: one === stage,
      hasSeparator: index === 0 && before.length > 0,
      onChoose: () => onMove(one),
    }));
    return [...before, ...stages];
  };
  return (
    <ActionMenu {...button} items={listItems}>
      {children}
    </ActionMenu>
  );
}

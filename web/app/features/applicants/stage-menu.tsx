import type { ApplicationStage } from '@ieum/contract/applications.enums.ts';
import { Menu } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { stageOrder } from '#features/own-recruitments/public.ts';
import { statusMeta } from '#ui/badge/status-meta.ts';
import { copy } from './copy.ts';
import styles from './stage-menu.module.css';

interface StageMenuProps {
  /** The present stage, if it is one. */
  stage?: ApplicationStage;
  onMove: (stage: ApplicationStage) => void;
  /** The button that opens the menu. */
  children: ReactNode;
  /** Entries before the stages. */
  extra?: ReactNode;
}

/** The five stages to move to; the present one is marked. */
export function StageMenu({ stage, onMove, children, extra }: StageMenuProps) {
  return (
    <Menu position="bottom-end" width={190} shadow="md">
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {extra}
        <Menu.Label>{copy.moveTo}</Menu.Label>
        {stageOrder.map((one) => (
          <Menu.Item
            key={one}
            disabled={one === stage}
            leftSection={<i className={styles.mark} data-stage={one} aria-hidden />}
            rightSection={one === stage ? <IconCheck size={16} aria-hidden /> : undefined}
            onClick={() => onMove(one)}
          >
            {statusMeta('stage', one).label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

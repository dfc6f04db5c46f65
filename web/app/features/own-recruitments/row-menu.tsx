import type { OwnRecruitmentRow } from '@ieum/contract/recruitments.schemas.ts';
import { ActionIcon, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { isBuilt } from '#lib/built.ts';
import { isDraft } from './standing.ts';
import { copy } from './copy.ts';
import { actsOf, useRowActs, type RowAct } from './use-row-acts.ts';

const DANGEROUS: ReadonlySet<RowAct> = new Set(['cancel', 'remove']);

const isOffered = (act: RowAct): boolean => act !== 'view' || isBuilt('/recruitments/{_recruitment}');

/** The ⋯ of a row: everything that can be done with the posting in its present state. */
export function RowMenu({ row }: { row: OwnRecruitmentRow }) {
  const { perform, isBusy } = useRowActs();
  const nameOf = (act: RowAct) => (act === 'edit' && isDraft(row) ? copy.menu.carryOn : copy.menu[act]);
  return (
    <Menu position="bottom-end" width={200} shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="ink.6"
          size={36}
          loading={isBusy}
          aria-label={copy.menu.open(row.subject || copy.untitled)}
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actsOf(row)
          .filter(isOffered)
          .map((act) => (
            <Menu.Item
              key={act}
              {...(DANGEROUS.has(act) && { color: 'rose' })}
              onClick={() => void perform(act, row)}
            >
              {nameOf(act)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

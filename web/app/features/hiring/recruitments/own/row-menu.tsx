import type { OwnRecruitmentRow } from '@ieum/contract/hiring/recruitments/schemas.ts';
import IconDots from '~icons/tabler/dots';
import { isBuilt } from '#lib/document/built.ts';
import { ActionMenu } from '#ui/popup/action-menu.tsx';
import { copy } from './copy.ts';
import { isDraft } from './state-summary.ts';
import { actionsOf, useRowActions, type RowAction } from './use-row-actions.ts';

const DANGEROUS: ReadonlySet<RowAction> = new Set(['cancel', 'remove']);

const isOffered = (act: RowAction): boolean => act !== 'view' || isBuilt('/recruitments/{_recruitment}');

/** The ⋯ of a row: every action on the recruitment in its current state. */
export function RowMenu({ row }: { row: OwnRecruitmentRow }) {
  const { perform, isBusy } = useRowActions();
  const nameOf = (act: RowAction) => (act === 'edit' && isDraft(row) ? copy.menu.carryOn : copy.menu[act]);
  const items = actionsOf(row)
    .filter(isOffered)
    .map((act) => ({
      key: act,
      label: nameOf(act),
      tone: DANGEROUS.has(act) ? ('danger' as const) : ('plain' as const),
      onChoose: () => void perform(act, row),
    }));
  return (
    <ActionMenu label={copy.menu.open(row.subject || copy.untitled)} items={items} isDisabled={isBusy}>
      <IconDots size={20} aria-hidden />
    </ActionMenu>
  );
}

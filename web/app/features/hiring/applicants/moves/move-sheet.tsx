import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import { stageOrder } from '#features/hiring/recruitments/own/stage-bar.tsx';
import { Stack } from '#ui/box/stack.tsx';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { copy } from '../copy.ts';
import { stageLooks } from '../states-copy.ts';

interface MoveSheetProps {
  row: ApplicantRow;
  onMove: (stage: ApplicationStage) => void;
  onClose: () => void;
}

/** The stages to choose from on phones. */
export function MoveSheet({ row, onMove, onClose }: MoveSheetProps) {
  return (
    <Sheet title={copy.moveOf(row.person.name)} side="bottom" onClose={onClose}>
      <Stack gap={8}>
        {stageOrder.map((stage) => (
          <Button
            key={stage}
            kind="default"
            size="lg"
            isWide
            disabled={stage === row.stage}
            onClick={() => {
              onClose();
              onMove(stage);
            }}
          >
            {stageLooks[stage].label}
          </Button>
        ))}
      </Stack>
    </Sheet>
  );
}

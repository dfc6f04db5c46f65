import type { ApplicantRow } from '@ieum/contract/applicants.schemas.ts';
import type { ApplicationStage } from '@ieum/contract/applications.enums.ts';
import { stageOrder } from '#features/own-recruitments/public.ts';
import { statusMeta } from '#ui/badge/status-meta.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './board.module.css';
import { copy } from './copy.ts';

interface MoveSheetProps {
  row: ApplicantRow;
  onMove: (stage: ApplicationStage) => void;
  onClose: () => void;
}

/** The stages to choose from on phones. */
export function MoveSheet({ row, onMove, onClose }: MoveSheetProps) {
  return (
    <Sheet title={copy.moveWho(row.person.name)} side="bottom" onClose={onClose}>
      <div className={styles.stages}>
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
            {statusMeta('stage', stage).label}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}

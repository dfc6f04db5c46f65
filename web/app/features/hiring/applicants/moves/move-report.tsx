import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { bulkCopy as copy } from '../list/bulk-copy.ts';
import styles from './move-report.module.css';
import type { MoveReport } from './mover.ts';
import { stageName } from '../texts.ts';

interface MoveReportProps {
  report: MoveReport;
  onClose: () => void;
}

/**
 * The result of moving several applicants, row by row: who was not moved and why; the moves made can be
 * undone.
 */
export function MoveReportSheet({ report, onClose }: MoveReportProps) {
  const { movedCount, rejected, stage, undo } = report;
  return (
    <Sheet
      title={copy.rejected(rejected.length)}
      subtitle={movedCount > 0 ? copy.movedOthers(movedCount, stageName(stage)) : copy.nobodyMoved}
      side="centre"
      size="wide"
      onClose={onClose}
      footer={
        <>
          {undo && movedCount > 0 && (
            <Button
              kind="default"
              onClick={() => {
                onClose();
                undo();
              }}
            >
              {copy.undoOthers(movedCount)}
            </Button>
          )}
          <Button isWide data-autofocus onClick={onClose}>
            {copy.understood}
          </Button>
        </>
      }
    >
      <ul className={styles.rows}>
        {rejected.map(({ card, reason }) => (
          <li key={card._id}>
            <b>
              <MemberText>{card.person.name}</MemberText>
            </b>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

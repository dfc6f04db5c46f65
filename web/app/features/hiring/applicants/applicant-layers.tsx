import { Suspense } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import type { NeighbourApplicants } from './moves/neighbour-applicants.ts';
import type { ApplicantsScreen } from './use-applicants-screen.ts';

// None of them is needed to show the list or the board.
const Drawer = lazyPart(async () => (await import('./drawer/applicant-drawer.tsx')).ApplicantDrawer);
const Compare = lazyPart(async () => (await import('./list/compare-sheet.tsx')).CompareSheet);
const Question = lazyPart(async () => (await import('./moves/move-question.tsx')).MoveQuestionSheet);
const Report = lazyPart(async () => (await import('./moves/move-report.tsx')).MoveReportSheet);

/**
 * The layers over the list or the board: an opened applicant, a comparison, the report of a move rejected
 * for some.
 */
export function ApplicantLayers({
  screen,
  sequence,
}: {
  screen: ApplicantsScreen;
  sequence: NeighbourApplicants;
}) {
  const { recruitmentId, drawer, mover, comparedIds, compare, extensions } = screen;
  return (
    <Suspense fallback={null}>
      {drawer.openId && <Drawer screen={screen} id={drawer.openId} sequence={sequence} />}
      {comparedIds.length > 1 && (
        <Compare
          recruitmentId={recruitmentId}
          ids={comparedIds}
          onChange={compare}
          onOpen={drawer.open}
          onMove={mover.move}
        />
      )}
      {mover.question && (
        <Question
          recruitmentId={recruitmentId}
          question={mover.question}
          elimination={extensions.elimination}
        />
      )}
      {mover.report && <Report report={mover.report} onClose={mover.closeReport} />}
    </Suspense>
  );
}

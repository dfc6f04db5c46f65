import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { stageLabels } from '@ieum/contract/hiring/applicants/workbook-texts.ts';
import { collectedApplicationTexts as m } from '@ieum/contract/hiring/applications/collected-texts.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import {
  mapRows,
  type CollectedRow,
  type CollectedSection,
  type Collection,
  type CollectionSubject,
  type CollectionWork,
} from '#kit/data-collection.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import { applicationMoves, applications, applicationSnapshots, type SnapshotRow } from '../tables.ts';
import { settledOf } from '../undoable.ts';

type Sent = Pick<SnapshotRow, 'resume' | 'answers'> | null;
interface Own {
  application: typeof applications.$inferSelect;
  recruitment: string;
  companyName: string;
  snapshot: Sent;
}

const listOwn = ({ db }: CollectionWork, userId: string) =>
  readInBatches<Own>((last, limit) =>
    db
      .select({
        application: applications,
        recruitment: recruitments.subject,
        companyName: companies.name,
        snapshot: { resume: applicationSnapshots.resume, answers: applicationSnapshots.answers },
      })
      .from(applications)
      .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
      .innerJoin(companies, eq(companies.id, applications.companyId))
      .leftJoin(applicationSnapshots, eq(applicationSnapshots.applicationId, applications.id))
      .where(and(eq(applications.personId, userId), last && gt(applications.id, last.application.id)))
      .orderBy(asc(applications.id))
      .limit(limit),
  );

const answerText = (answers: readonly { question: string; response: string }[]) =>
  answers.map(({ question, response }) => `${question}\n${response}`).join('\n\n');

/** As its applicant sees it: before a move that can still be undone, and without the company's notes. */
function presentOwn({ application, recruitment, companyName, snapshot }: Own): CollectedRow {
  const { status, appliedAt, viewedAt, revokedAt, createdAt, savedAt, answers, ownResume, certification } =
    settledOf(application);
  return {
    recruitment,
    companyName,
    status,
    appliedAt,
    viewedAt,
    revokedAt,
    answerText: answerText(snapshot?.answers ?? []),
    sent: snapshot && { resume: snapshot.resume.content, answers: snapshot.answers },
    draft: { resume: ownResume?.content ?? null, answers, certification },
    createdAt,
    savedAt,
  };
}

const sent: CollectedSection = {
  name: 'applications',
  title: m.title,
  tables: ['applications', 'application_snapshots'],
  fields: {
    recruitment: c.recruitment,
    companyName: c.companyName,
    appliedAt: m.appliedAt,
    viewedAt: m.viewedAt,
    revokedAt: m.revokedAt,
    answerText: m.answers,
  },
  rows: (work, { userId }) => mapRows(listOwn(work, userId), presentOwn),
};

/** A move appears once it cannot be undone any more, as everywhere. */
const isSettled = or(
  sql`${applications.undoable} is null`,
  sql`${applications.undoable}->>'moveId' is distinct from ${applicationMoves.id}::text`,
);

type Move = Pick<typeof applicationMoves.$inferSelect, 'id' | 'fromStage' | 'toStage' | 'movedAt'> & {
  recruitment: string;
};

const movesWhere = ({ db }: CollectionWork, where: ReturnType<typeof and>) =>
  readInBatches<Move>((last, limit) =>
    db
      .select({
        id: applicationMoves.id,
        recruitment: recruitments.subject,
        fromStage: applicationMoves.fromStage,
        toStage: applicationMoves.toStage,
        movedAt: applicationMoves.movedAt,
      })
      .from(applicationMoves)
      .innerJoin(applications, eq(applications.id, applicationMoves.applicationId))
      .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
      .where(and(where, last && gt(applicationMoves.id, last.id)))
      .orderBy(asc(applicationMoves.id))
      .limit(limit),
  );

const presentMoves = (rows: AsyncIterable<Move>, { locale }: CollectionSubject) =>
  mapRows(rows, ({ id: _, ...move }): CollectedRow => ({
    ...move,
    stage: sayIn(locale, stageLabels[move.toStage].text),
  }));
const moveFields = { recruitment: c.recruitment, stage: m.toStage, movedAt: c.at };

const moves: CollectedSection = {
  name: 'application-moves',
  title: m.moves,
  tables: ['application_moves'],
  fields: moveFields,
  rows: (work, subject) =>
    presentMoves(movesWhere(work, and(eq(applications.personId, subject.userId), isSettled)), subject),
};

const ownMoves: CollectedSection = {
  name: 'own-moves',
  title: m.ownMoves,
  tables: ['application_moves'],
  fields: moveFields,
  rows: (work, subject) =>
    presentMoves(movesWhere(work, eq(applicationMoves.actorId, subject.userId)), subject),
};

/** A person's applications, and the moves that a company made. */
export const applicationsCollection: Collection = { sections: [sent, moves, ownMoves] };

import { beforeAll, expect, test } from 'vitest';
import { and, sql } from 'drizzle-orm';
import { planByIndex } from './plan-of.ts';
import { theWorld, type World } from '../world.ts';
import {
  auditConditions,
  readingConditions,
  type AuditFilter,
  type ReadingFilter,
} from '#foundation/audit/queries.ts';
import { accessRecords, auditLogs } from '#foundation/audit/tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

test.each<[keyof AuditFilter, string]>([
  ['action', 'audit_logs_action'],
  ['address', 'audit_logs_address'],
])('the acts of administrators are found by the beginning of their %s', async (field, index) => {
  const where = and(...auditConditions({ [field]: '10.0' }));
  expect(await planByIndex(world.db, sql`select 1 from ${auditLogs} where ${where}`)).toContain(index);
});

test.each<[keyof ReadingFilter, string]>([
  ['what', 'access_records_what'],
  ['address', 'access_records_address'],
])('the readings of personal data are found by their %s', async (field, index) => {
  const where = and(...readingConditions({ [field]: '10.0' }));
  expect(await planByIndex(world.db, sql`select 1 from ${accessRecords} where ${where}`)).toContain(index);
});

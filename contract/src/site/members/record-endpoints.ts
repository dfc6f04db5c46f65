import { z } from 'zod';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { recordStateDomains } from '../../common/record-states.ts';
import { Id, listOf, listPart, rowsOf } from '../../common/schemas.ts';
import { memberRecordPaths } from './record-paths.ts';

// The record of a member: rows of all modules about one account

/** A section of a member's record that the caller may see. */
export const MemberRecordSection = z.object({
  /** Its name in the address. */
  kind: z.string().max(40),
  /** In the language of the caller. */
  title: z.string().max(100),
  /** The number of its rows, up to 99. */
  count: z.int(),
  isCapped: z.boolean().optional(),
});
export type MemberRecordSection = z.infer<typeof MemberRecordSection>;

/** A row of a section; personal data is masked as in the lists of the console. */
export const MemberRecordRow = z.object({
  _id: z.string().max(64),
  at: z.string().max(40),
  text: z.string().max(500),
  detail: z.string().max(1500).nullable(),
  state: z.object({ domain: z.enum(recordStateDomains), value: z.string().max(40) }).nullable(),
  /** Its screen in the console. */
  link: z.string().max(200).nullable(),
});
export type MemberRecordRow = z.infer<typeof MemberRecordRow>;

export const memberRecords = endpointsOf('memberRecords', {
  /** The sections that the caller's role may see; that the record was opened is recorded as a reading. */
  open: endpoint({
    ...memberRecordPaths.open,
    summary: 'List the sections of the record of a member',
    params: z.object({ _user: Id }),
    response: z.object({ sections: rowsOf(MemberRecordSection) }),
  }),
  /** The rows of one section, the latest first. */
  list: endpoint({
    ...memberRecordPaths.list,
    summary: 'List one section of the record of a member',
    params: z.object({ _user: Id, kind: z.string().max(40) }),
    query: z.object(listPart),
    response: listOf('rows', MemberRecordRow),
  }),
});

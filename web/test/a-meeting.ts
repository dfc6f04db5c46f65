import type { CompanyMeeting, MeetingSlot } from '#features/live/meetings/data.ts';

/** The time of a meeting that an applicant has picked, of thirty minutes; it waits for the company's answer. */
export const aSlot = (name: string, date: string, changed: Partial<MeetingSlot> = {}): MeetingSlot => ({
  _id: `s ${name}`,
  _meeting: 'm1',
  _company: 'c1',
  _recruitment: 'r1',
  _application: name,
  _applicant: name,
  applicant: { _id: name, name },
  title: '조건 면담',
  date,
  endsAt: new Date(Date.parse(date) + 30 * 60_000).toISOString(),
  state: 'AWAITING',
  approvedAt: null,
  canceledAt: null,
  canceledBy: null,
  reason: '',
  createdAt: '2026-01-01T00:00:00Z',
  ...changed,
});

/** A meeting with these applicants, in which times may still be picked. */
export const aMeeting = (
  applications: CompanyMeeting['applications'],
  changed: Partial<CompanyMeeting> = {},
): CompanyMeeting => ({
  _id: 'm1',
  title: '조건 면담',
  state: 'MATCHING_ON_GOING',
  matching: { startsAt: '2026-01-01T00:00:00Z', endsAt: '2090-11-01T00:00:00Z' },
  schedulesAvailable: ['2090-11-02T01:00:00Z'],
  minutes: 30,
  place: '',
  _company: 'c1',
  _recruitment: 'r1',
  recruitment: { _id: 'r1', subject: '매니저' },
  _applications: applications.map(({ _id }) => _id),
  applications,
  awaitingCount: 0,
  approvedCount: 0,
  createdAt: '2026-01-01T00:00:00Z',
  ...changed,
});

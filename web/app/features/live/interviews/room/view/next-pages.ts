import type { InterviewEntry } from '../../data.ts';
import { roomCopy as copy } from './copy.ts';

interface NextPage {
  to: string;
  label: string;
}

/** Where each goes on after an interview: a company to its applicants and interviews, a person to the own pages. */
export function nextPages(
  { role, interviewees }: Pick<InterviewEntry, 'role' | 'interviewees'>,
  isCompany: boolean,
): NextPage[] {
  if (role === 'GUEST') return [];
  if (role === 'INTERVIEWEE') return [{ to: '/dashboard/applied', label: copy.over.applied }];
  // An interviewer from outside has no pages of the company.
  if (!isCompany) return [{ to: '/dashboard/interview', label: copy.over.interviews }];
  const recruitmentId = interviewees.find(({ _recruitment }) => _recruitment)?._recruitment;
  const ofCompany = { to: '/dashboard/interviews', label: copy.over.interviews };
  if (!recruitmentId) return [ofCompany];
  return [{ to: `/dashboard/recruitments/${recruitmentId}/kanban`, label: copy.over.applicants }, ofCompany];
}

import { CompanyHome } from '#features/hiring/companies/own/company-home.tsx';
import { copy } from '#features/hiring/companies/own/copy.ts';
import { weekQuery } from '#features/live/calendar/week-query.ts';
import { CompanyInterviewStrip } from '#features/live/interviews/interview-strip.tsx';
import { CompanyStrip } from '#features/live/meetings/meeting-strip.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function CompanyRoute() {
  return (
    <CompanyHome
      week={weekQuery()}
      next={
        <>
          <CompanyInterviewStrip />
          <CompanyStrip />
        </>
      }
    />
  );
}

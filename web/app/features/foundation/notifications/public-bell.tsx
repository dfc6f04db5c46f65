import { Queries } from '#lib/api/queries.tsx';
import { Bell } from './bell.tsx';

/** The bell on a visitors' page, which has no query client of its own. */
export const PublicBell = ({ to }: { to: string }) => (
  <Queries>
    <Bell to={to} />
  </Queries>
);

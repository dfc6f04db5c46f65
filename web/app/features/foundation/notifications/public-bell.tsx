import { Queries } from '#lib/api/queries.tsx';
import { Bell } from './bell.tsx';

/** The bell on a visitors' page, where no data store stands around it. */
export const PublicBell = ({ to }: { to: string }) => (
  <Queries>
    <Bell to={to} />
  </Queries>
);

import { Outlet } from 'react-router';
import { Gate } from '#features/shell/gate.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';

export default function PersonGate() {
  return (
    <Gate audience="person" placeholder={<PageSkeleton />}>
      <Outlet />
    </Gate>
  );
}

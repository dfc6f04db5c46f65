import { Outlet } from 'react-router';
import { Gate } from '#features/shell/gate.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';

export default function CompanyGate() {
  return (
    <Gate audience="company" placeholder={<PageSkeleton />}>
      <Outlet />
    </Gate>
  );
}

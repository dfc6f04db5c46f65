import { serviceCopy as copy } from '#features/info/service-copy.ts';
import { Service } from '#features/info/service.tsx';
import { headOf } from '#lib/head.ts';
import { isWhole } from '#lib/offered.ts';

const { description } = isWhole ? copy : copy.today;

export const meta = () => headOf({ title: copy.title, description, path: '/service' });

export default Service;

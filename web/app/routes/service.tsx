import { serviceCopy as copy } from '#features/site/pages/info/service-copy.ts';
import { Service } from '#features/site/pages/info/service.tsx';
import { headOf } from '#lib/document/head.ts';
import { isWhole } from '#lib/api/offered.ts';

const { description } = isWhole ? copy : copy.today;

export const meta = () => headOf({ title: copy.title, description, path: '/service' });

export default Service;

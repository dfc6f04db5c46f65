import { serviceCopy as copy } from '#features/info/service-copy.ts';
import { Service } from '#features/info/service.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, description: copy.description, path: '/service' });

export default Service;

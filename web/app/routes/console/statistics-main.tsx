import { copy } from '#features/site/statistics/copy.ts';
import { TrafficPage } from '#features/site/statistics/traffic-page.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.main.title, isHidden: true });

export default TrafficPage;

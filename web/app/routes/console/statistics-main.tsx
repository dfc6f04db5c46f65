import { copy } from '#features/statistics/copy.ts';
import { TrafficPage } from '#features/statistics/traffic-page.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.main.title, isHidden: true });

export default TrafficPage;

import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: `build/${process.env.VITE_LOCALE ?? 'ko'}`,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

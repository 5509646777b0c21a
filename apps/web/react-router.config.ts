import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole route table travels with the first page (a few kB), so no address costs a second question.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

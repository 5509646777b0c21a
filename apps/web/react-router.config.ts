import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole route table is sent with the first page (a few kB), so no address needs another request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // Nothing is public and nothing is cached, so pages are drawn in the browser.
  ssr: false,
} satisfies Config;

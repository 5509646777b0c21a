import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

export default defineConfig({
  plugins: [reactRouter(), precompress()],
  build: { target: 'es2023', assetsInlineLimit: 0, cssMinify: true, reportCompressedSize: false },
  // Workspace packages are source, not published modules: they go through the build like the app itself.
  ssr: { noExternal: [/^@huarong\//] },
});

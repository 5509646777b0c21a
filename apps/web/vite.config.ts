import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { layersFirst } from './layers-first.ts';
import { precompress } from './precompress.ts';

export default defineConfig({
  plugins: [reactRouter(), layersFirst(), precompress()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // One stylesheet: forty small ones, each of which holds up the first paint, cost more than their unused rules.
    cssCodeSplit: false,
    cssMinify: true,
    reportCompressedSize: false,
  },
  // Workspace packages are source, not published modules: they go through the build like the app itself.
  ssr: { noExternal: [/^@huarong\//] },
});

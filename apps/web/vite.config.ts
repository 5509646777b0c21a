import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { classNameIn } from './class-name.ts';
import { clientChunks } from './client-chunks.ts';
import { layersFirst } from './css-layer-order.ts';
import { precompress } from './precompress.ts';

export default defineConfig({
  plugins: [reactRouter(), clientChunks(), layersFirst(), precompress()],
  css: { modules: { generateScopedName: (name, file) => classNameIn(file, name) } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // One stylesheet: forty small ones, each of which holds up the first paint, cost more than their unused rules.
    cssCodeSplit: false,
    cssMinify: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Names without words: the route table repeats every one of them to every visitor.
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
      },
    },
  },
  // Workspace packages are source, not published modules: they go through the build like the app itself.
  ssr: { noExternal: [/^@huarong\//] },
});

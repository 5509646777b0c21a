import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { clientChunks } from './client-chunks.ts';
import { layersFirst } from './css-layer-order.ts';
import { precompress } from './precompress.ts';

const ROOT = import.meta.dirname;

/**
 * `card_x3Fq`: what it is and a mark of its file. Vite's own names end with the line besides, which every page would
 * pay for once in its script and again in its markup.
 */
function classNameIn(file: string, name: string): string {
  const path = relative(ROOT, file.split('?')[0]!);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

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

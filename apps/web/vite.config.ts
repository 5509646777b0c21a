import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { buildSeams } from './seams/build-seams.ts';
import { hoverMedia } from './styles/hover-media.ts';

const ROOT = import.meta.dirname;

/**
 * `card_x3Fq`: class name and a hash of its file. Vite's default also appends the line, which every page would pay
 * for in script and markup.
 */
function classNameIn(file: string, name: string): string {
  const path = relative(ROOT, file.split('?')[0]!);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

export default defineConfig({
  plugins: [reactRouter(), buildSeams(process.env['SEAMS_OFF'])],
  css: {
    postcss: { plugins: [hoverMedia()] },
    modules: { generateScopedName: (name, file) => classNameIn(file, name) },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // One stylesheet: forty small ones, each blocking the first paint, cost more than its unused rules.
    cssCodeSplit: false,
    cssMinify: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Hash only: the route table repeats every file name to every visitor.
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
      },
    },
  },
  // Workspace packages are source code, so the build bundles them like the app.
  ssr: { noExternal: [/^@huarong\//] },
});

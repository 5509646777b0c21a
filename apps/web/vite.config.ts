import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { classNameIn } from './class-name.ts';
import { layersFirst } from './layers-first.ts';
import { precompress } from './precompress.ts';

export default defineConfig({
  plugins: [reactRouter(), layersFirst(), precompress()],
  css: { modules: { generateScopedName: (name, file) => classNameIn(file, name) } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // One stylesheet: forty small ones, each of which holds up the first paint, cost more than their unused rules.
    cssCodeSplit: false,
    cssMinify: true,
    reportCompressedSize: false,
    // What nearly every page uses travels in two files, not in twenty: fewer questions, better packing, a short route table.
    rolldownOptions: {
      output: {
        // Names without words: the route table repeats every one of them to every visitor.
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
              priority: 2,
            },
            {
              name: 'shop',
              test: /(packages[\\/](ui|core)|app[\\/]platform)[\\/]/,
              minShareCount: 40,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  // Workspace packages are source, not published modules: they go through the build like the app itself.
  ssr: { noExternal: [/^@huarong\//] },
});

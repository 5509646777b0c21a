import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    cssMinify: true,
    reportCompressedSize: false,
  },
  ssr: { noExternal: [/^@huarong\//] },
});

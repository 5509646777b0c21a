import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STYLES = fileURLToPath(import.meta.resolve('@huarong/ui/styles.css'));

/**
 * In the single stylesheet, the statement that orders the layers must precede all layers: the bundler orders files by
 * chunk, and its minifier drops a late statement.
 */
export function layersFirst(): Plugin {
  return {
    name: 'huarong:layers-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const order = /@layer [^{};]+;/.exec(readFileSync(STYLES, 'utf8'))?.[0];
        if (order === undefined) this.error(`${STYLES} does not say how the layers are ordered`);
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${file.source}`;
      },
    },
  };
}

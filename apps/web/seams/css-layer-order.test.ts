import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { buildSeams } from './build-seams.ts';

const ORDER = '@layer reset, tokens, ui, features;';

/** Builds one script with one style, whose layers come in the wrong order. */
async function buildStyles(seamsOff: string) {
  const result = (await build({
    configFile: false,
    root: '/fixture',
    logLevel: 'silent',
    plugins: [
      {
        name: 'in-memory',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('/fixture') ? id : null),
        load: (id) =>
          id.endsWith('.css')
            ? '@layer features { a { color: red } } @layer reset { a { color: blue } }'
            : id.endsWith('.js')
              ? `import '/fixture/a.css'; console.log(import.meta.env.VITE_LAYER_ORDER_FILE);`
              : null,
      },
      buildSeams(seamsOff).filter(({ name }) => name.startsWith('huarong:layers')),
    ],
    build: {
      write: false,
      cssCodeSplit: false,
      cssMinify: true,
      rolldownOptions: { input: '/fixture/a.js' },
    },
  })) as Rolldown.RolldownOutput;
  const styles = result.output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return {
    styles: styles.map((file) => ({
      name: file.fileName,
      text: String((file as Rolldown.OutputAsset).source),
    })),
    script: result.output.find((file) => file.type === 'chunk')!.code,
  };
}

test('the order of the layers comes first in the stylesheet', async () => {
  const { styles } = await buildStyles('');
  expect(styles).toHaveLength(1);
  expect(styles[0]!.text.indexOf(ORDER)).toBe(0);
  expect(styles[0]!.text).toContain('red');
});

test('without the seam it is a stylesheet of its own, and the page knows its address', async () => {
  const { styles, script } = await buildStyles('css-layer-order');
  const [own] = styles.filter(({ text }) => text === ORDER);
  expect(own!.name).toMatch(/^assets\/layers-[\w-]{8}\.css$/);
  expect(script).toContain(`/${own!.name}`);
  expect(styles.find((style) => style !== own)!.text).not.toContain(ORDER);
});

test('the root loads that stylesheet before all others', () => {
  const root = readFileSync(join(import.meta.dirname, '../app/root.tsx'), 'utf8');
  expect(root).toMatch(/<LayerOrderLink \/>\s*<Links \/>/);
});

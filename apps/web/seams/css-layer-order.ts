/**
 * Seam: css-layer-order
 * Vite by itself: orders the rules of the one stylesheet by chunk, and its minifier drops a statement about the order of
 *   layers that comes late.
 * Here: the statement is put first into every stylesheet in a late `generateBundle`, where Vite has emitted them.
 * Why: docs/decisions/0009-one-stylesheet.md
 * Off: SEAMS_OFF=css-layer-order in the build, and the statement is a stylesheet of its own, which every page loads first.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STYLES = fileURLToPath(import.meta.resolve('@huarong/ui/styles.css'));

/** Puts the order of the layers first into every stylesheet. */
export function layersFirst(): Plugin {
  const order = readLayerOrder();
  return {
    name: 'huarong:layers-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sheets = Object.values(bundle).filter(isStylesheet);
        if (sheets.length === 0 && this.environment.name === 'client')
          this.error('no stylesheet is in the bundle: set SEAMS_OFF=css-layer-order');
        for (const sheet of sheets) sheet.source = `${order}${sheet.source}`;
      },
    },
  };
}

/** Writes the order of the layers as a file, whose address the root's LayerOrderLink reads. */
export function layersInOwnFile(): Plugin {
  const source = readLayerOrder();
  const fileName = `assets/layers-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.css`;
  return {
    name: 'huarong:layers-in-own-file',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.VITE_LAYER_ORDER_FILE': JSON.stringify(`/${fileName}`) } }),
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

const isStylesheet = <File extends { type: string; fileName: string }>(
  file: File,
): file is File & { type: 'asset' } => file.type === 'asset' && file.fileName.endsWith('.css');

function readLayerOrder(): string {
  const order = /@layer [^{};]+;/.exec(readFileSync(STYLES, 'utf8'))?.[0];
  if (order === undefined) throw new Error(`${STYLES} does not say how the layers are ordered`);
  return order;
}

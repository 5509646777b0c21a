import { parseSeamsOff, SEAMS } from '@huarong/core/shared';
import type { Plugin } from 'vite';
import { clientChunks } from './client-chunks/client-chunks.ts';
import { layersFirst, layersInOwnFile } from './css-layer-order.ts';
import { precompress } from './precompression.ts';

/** The plugins of the build's seams, without those that SEAMS_OFF names. */
export function buildSeams(seamsOffText = ''): Plugin[] {
  const read = parseSeamsOff(seamsOffText);
  if (!read.ok)
    throw new Error(
      `SEAMS_OFF: no seam is named ${read.unknownNames.join(', ')}; known: ${SEAMS.join(', ')}, all`,
    );
  const isOn = (seam: (typeof SEAMS)[number]) => !read.seamsOff.has(seam);
  return [
    ...(isOn('client-chunks') ? [clientChunks()] : []),
    isOn('css-layer-order') ? layersFirst() : layersInOwnFile(),
    ...(isOn('precompression') ? [precompress()] : []),
  ];
}

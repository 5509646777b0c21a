/**
 * Seam: precompression
 * Vite by itself: writes the files as they are.
 * Here: .br and .gz files are written beside them in `closeBundle` of the server build, because React Router moves files
 *   and writes the client manifest during that build, after the client's own hooks.
 * Why: docs/decisions/0021-rendering-cost-of-a-page.md (what compression costs the server)
 * Off: SEAMS_OFF=precompression in the build, and the server sends the files uncompressed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const CLIENT_BUILD = 'build/client';
const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Writes .br and .gz files beside each text file of the client build, so that the server compresses no files. */
export function precompress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'huarong:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    // Runs last: React Router writes the client manifest during the server build.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (this.environment.name === 'ssr') compressFolder(join(config.root, CLIENT_BUILD));
      },
    },
  };
}

function compressFolder(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(bytes));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

import { fetchAnswer } from '../fetch-answer.ts';
import { linkedFiles } from './linked-files.ts';

const encodings = ['identity', 'gzip', 'br'] as const;

/** Bytes on the wire in each encoding a browser may ask for. */
export type TransferSize = { files: number } & Record<(typeof encodings)[number], number>;
export interface PageSize {
  html: TransferSize;
  scripts: TransferSize;
  styles: TransferSize;
  fonts: TransferSize;
}

/** The bytes of a first visit to a page, as the server sends them. */
export async function measurePageSize(port: number, path: string): Promise<PageSize> {
  const page = await fetchAnswer(port, { method: 'GET', path });
  const { scripts, styles, fonts } = linkedFiles(page.body.toString());
  return {
    html: await measureFiles(port, [path]),
    scripts: await measureFiles(port, scripts),
    styles: await measureFiles(port, styles),
    fonts: await measureFiles(port, fonts),
  };
}

async function measureFiles(port: number, paths: string[]): Promise<TransferSize> {
  const size: TransferSize = { files: paths.length, identity: 0, gzip: 0, br: 0 };
  for (const path of paths) {
    for (const encoding of encodings) {
      const answer = await fetchAnswer(port, {
        method: 'GET',
        path,
        headers: { 'accept-encoding': encoding },
      });
      if (answer.status !== 200) throw new Error(`the page links ${path}, which answers ${answer.status}`);
      size[encoding] += answer.body.length;
    }
  }
  return size;
}

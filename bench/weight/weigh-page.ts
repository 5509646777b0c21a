import { fetchAnswer } from '../fetch-answer.ts';
import { linkedFiles } from './linked-files.ts';

const encodings = ['identity', 'gzip', 'br'] as const;

/** Bytes on the wire in each encoding a browser may ask for. */
export type Weight = { files: number } & Record<(typeof encodings)[number], number>;
export interface PageWeight {
  html: Weight;
  scripts: Weight;
  styles: Weight;
  fonts: Weight;
}

/** What a first visit to a page costs, as the server sends it. */
export async function weighPage(port: number, path: string): Promise<PageWeight> {
  const page = await fetchAnswer(port, { method: 'GET', path });
  const { scripts, styles, fonts } = linkedFiles(page.body.toString());
  return {
    html: await weigh(port, [path]),
    scripts: await weigh(port, scripts),
    styles: await weigh(port, styles),
    fonts: await weigh(port, fonts),
  };
}

async function weigh(port: number, paths: string[]): Promise<Weight> {
  const weight: Weight = { files: paths.length, identity: 0, gzip: 0, br: 0 };
  for (const path of paths) {
    for (const encoding of encodings) {
      const answer = await fetchAnswer(port, {
        method: 'GET',
        path,
        headers: { 'accept-encoding': encoding },
      });
      if (answer.status !== 200) throw new Error(`the page links ${path}, which answers ${answer.status}`);
      weight[encoding] += answer.body.length;
    }
  }
  return weight;
}

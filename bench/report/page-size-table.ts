import type { PageSize, TransferSize } from '../page-size/weigh-page.ts';
import { markdownTable } from './markdown-table.ts';

const SCRIPT_BUDGET = 150_000;

export const pageSizeTable = ({ html, scripts, styles, fonts }: PageSize): string =>
  markdownTable([
    ['first load of the home page', 'files', 'bytes', 'gzip', 'brotli', 'target'],
    row('HTML', html),
    row('JavaScript', scripts, `≤ 150 kB gzip ${scripts.gzip <= SCRIPT_BUDGET ? '✓' : '✗'}`),
    row('CSS', styles),
    row('fonts preloaded', fonts),
  ]);

const row = (name: string, { files, identity, gzip, br }: TransferSize, target = '') => [
  name,
  ...[files, identity, gzip, br].map(String),
  target,
];

import { readFile, writeFile } from 'node:fs/promises';

/** The text of the report, for the file and the console. */
export function resultsText({
  machine,
  date,
  setting,
  tables,
}: {
  machine: string;
  date: Date;
  setting: string;
  tables: readonly string[];
}): string {
  return `# What the shop costs to serve

Written by \`npm run bench\` on ${date.toISOString().slice(0, 10)}: ${machine}; ${setting}.

The baseline is a bare Fastify server without any plugin that sends the very same bytes from memory. Shop and baseline
take turns, round after round, and each figure is the median of the rounds, so read the ratio: *shop ÷ bare* says how many
answers the shop gives in a second of CPU time for each that the bare server gives. CPU time is that of the whole server
process, database included. *stray* is the share of answers with an unexpected status in the worst round; it belongs at zero.

${tables.join('\n\n')}
`;
}

const FILE = new URL('../RESULTS.md', import.meta.url);
/** The sections of the other benches follow and are preserved. */
const NEXT_REPORT = '\n## Checkouts\n';

export async function writeResults(text: string): Promise<void> {
  const before = await readFile(FILE, 'utf8').catch(() => '');
  const below = before.indexOf(NEXT_REPORT);
  await writeFile(FILE, below === -1 ? text : text + before.slice(below));
}

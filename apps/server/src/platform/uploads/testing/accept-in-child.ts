// node accept-in-child.ts <file…>: takes all the pictures at once and prints how many MB that cost at its worst.
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { acceptImage } from '../accept-image.ts';
import { jpeg } from './image-samples.ts';

/**
 * The most MB this process ever held: no peak is too short to be seen. Not `maxRSS`, where it may be helped: that one
 * begins with what the process held that started this one.
 */
const peak = () => (ownPeak() ?? process.resourceUsage().maxRSS) / 1024;
function ownPeak(): number | null {
  if (!existsSync('/proc/self/status')) return null;
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))![1]);
}

// The library itself takes room once; that is not the price of a picture.
await acceptImage(await jpeg());
const start = peak();
await Promise.all(process.argv.slice(2).map(async (path) => acceptImage(await readFile(path))));
console.log(peak() - start);

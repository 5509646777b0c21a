// node accept-in-child.ts <file…>: accepts all images at once and prints the peak memory in MB.
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { acceptImage } from '../accept-image.ts';
import { jpeg } from './image-samples.ts';

/**
 * The peak memory of this process in MB. Not `maxRSS` where avoidable: it starts with the memory of the parent process.
 */
const peak = () => (ownPeak() ?? process.resourceUsage().maxRSS) / 1024;
function ownPeak(): number | null {
  if (!existsSync('/proc/self/status')) return null;
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))![1]);
}

// The library itself needs memory once, which is not counted.
await acceptImage(await jpeg());
const start = peak();
await Promise.all(process.argv.slice(2).map(async (path) => acceptImage(await readFile(path))));
console.log(peak() - start);

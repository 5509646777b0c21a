// node accept-in-child.ts <file…>: takes all the pictures at once and prints how many MB that cost at its worst.
import { readFile } from 'node:fs/promises';
import { acceptPicture } from '../accept-picture.ts';
import { jpeg } from './ingredients.ts';

/** The most this process ever held: no peak is too short to be seen. */
const peak = () => process.resourceUsage().maxRSS / 1024;

// The library itself takes room once; that is not the price of a picture.
await acceptPicture(await jpeg());
const start = peak();
await Promise.all(process.argv.slice(2).map(async (path) => acceptPicture(await readFile(path))));
console.log(peak() - start);

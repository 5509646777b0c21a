/** Prints one line of progress, Chinese first. */
export const say = (line) => console.log(`▸ ${line}`);
export const warn = (line) => console.error(`! ${line}`);

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** An error whose message is printed without a stack trace. */
export class Explained extends Error {}

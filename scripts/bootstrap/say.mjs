/** Progress for whoever waits at the terminal: one short line, Chinese first. */
export const say = (line) => console.log(`▸ ${line}`);
export const warn = (line) => console.error(`! ${line}`);

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** A failure with a sentence for the reader: shown without a stack trace. */
export class Explained extends Error {}

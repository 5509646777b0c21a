export function findChromium(): string | null;
export function findWholeChromium(): string | null;

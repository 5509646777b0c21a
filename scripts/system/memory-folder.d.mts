export function createMemoryFolder(name: string): string;

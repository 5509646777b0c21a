export function scroll(forMs: number): Promise<number>;
export function paste(text: string): Promise<number>;

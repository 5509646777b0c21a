const isTest = process.env['NODE_ENV'] === 'test';

type SyncHook = (name: string) => Promise<void>;
let hook: SyncHook | undefined;

/** A point where a test may interleave two operations. Does nothing outside tests. */
export async function sync(name: string): Promise<void> {
  if (isTest && hook) await hook(name);
}

/** Sets the hook; returns the function that removes it. */
export function onSync(next: SyncHook): () => void {
  hook = next;
  return () => {
    if (hook === next) hook = undefined;
  };
}

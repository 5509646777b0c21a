const isTest = process.env['NODE_ENV'] === 'test';

type SyncHook = (name: string) => Promise<void>;
let hook: SyncHook | undefined;

/** A place where two operations may be interleaved: a test decides here who goes next. Does nothing otherwise. */
export async function sync(name: string): Promise<void> {
  if (isTest && hook) await hook(name);
}

/** Sets who is asked; returns how to stop asking. */
export function onSync(next: SyncHook): () => void {
  hook = next;
  return () => {
    if (hook === next) hook = undefined;
  };
}

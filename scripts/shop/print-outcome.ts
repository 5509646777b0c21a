import { CommandError } from '../../apps/server/src/features/catalogue-import/cli.ts';

/** What a command prints when its use case agreed; a refusal is explained in the words of its kind. */
export const createOutcomePrinter =
  <Code extends string>(whyNot: Record<Code, string>) =>
  (outcome: { ok: true } | { ok: false; refusal: { code: Code } }, done: string): string[] => {
    if (!outcome.ok) throw new CommandError(whyNot[outcome.refusal.code]);
    return [done];
  };

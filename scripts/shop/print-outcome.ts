import { CommandError } from '../../apps/server/src/features/catalogue-import/cli.ts';

/** The lines to print after a use case; a refusal becomes an error with its message. */
export const createOutcomePrinter =
  <Code extends string>(whyNot: Record<Code, string>) =>
  (outcome: { ok: true } | { ok: false; refusal: { code: Code } }, done: string): string[] => {
    if (!outcome.ok) throw new CommandError(whyNot[outcome.refusal.code]);
    return [done];
  };

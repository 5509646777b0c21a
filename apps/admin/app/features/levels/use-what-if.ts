import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { type LevelsDraft, valuesOf } from './levels-draft.ts';

export type Effect = Output<AdminContracts['levels']['whatIf']>;
const TYPING_MS = 400;

/** What the draft would do to members, asked anew when typing pauses; a sentence when it cannot hold. */
export function useWhatIf(draft: LevelsDraft, isChanged: boolean): Effect | string | null {
  const [effect, setEffect] = useState<Effect | string | null>(null);
  const typed = JSON.stringify(draft);
  useEffect(() => {
    if (!isChanged) return setEffect(null);
    const values = valuesOf(JSON.parse(typed) as LevelsDraft);
    if (typeof values === 'string') return setEffect(values);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const reply = await api.levels.whatIf({ values });
      if (isCurrent) setEffect(reply.ok ? reply.value : reply.refusal.message);
    }, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed, isChanged]);
  return effect;
}

import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import type { SettingKey } from '@huarong/core/settings';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import type { Values } from './setting-draft.ts';

export type SettingPreview = Output<AdminContracts['settings']['preview']>;
const TYPING_MS = 400;

/** What the values would have changed, asked anew when typing pauses; a sentence when they cannot hold. */
export function useSettingPreview(
  key: SettingKey,
  values: Values | string | null,
): SettingPreview | string | null {
  const [preview, setPreview] = useState<SettingPreview | string | null>(null);
  const typed = JSON.stringify(values);
  useEffect(() => {
    const given = JSON.parse(typed) as Values | string | null;
    if (given === null || typeof given === 'string') return setPreview(given);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const reply = await api.settings.preview({ key, values: given });
      if (isCurrent) setPreview(reply.ok ? reply.value : reply.refusal.message);
    }, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, typed]);
  return preview;
}

import { useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import type { LineFields, Preview } from './types.ts';

const PAUSE_MS = 300;

/** The line as the shop would show it, asked for when nobody has typed for a moment. */
export function usePreview(label: string, fields: LineFields): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null);
  const asked = JSON.stringify(fields);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const reply = await api.content.preview({ label, line: JSON.parse(asked) as LineFields });
      if (isCurrent) setPreview(reply.ok ? reply.value : null);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [label, asked]);
  return preview;
}

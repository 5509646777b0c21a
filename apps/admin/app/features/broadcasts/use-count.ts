import { useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import type { Audience, Counted } from './types.ts';

const PAUSE_MS = 300;

/** Counts the members of an audience a moment after it changed; `again` asks for other examples. */
export function useCount(audience: Audience) {
  const [counted, setCounted] = useState<Counted | null>(null);
  const [error, setError] = useState<string>();
  const [turn, setTurn] = useState(0);
  const key = JSON.stringify({ audience, turn });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const reply = await api.broadcasts.count({ audience: JSON.parse(key).audience });
      if (!isCurrent) return;
      setCounted(reply.ok ? reply.value : null);
      setError(reply.ok ? undefined : reply.refusal.message);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  return { counted, error, again: () => setTurn((now) => now + 1) };
}

import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../../platform/api/index.ts';

/** An order that was opened from a note naming the reader: the note is read. */
export function useReadMention() {
  const mentionId = useSearchParams()[0].get('mention');
  useEffect(() => {
    if (mentionId !== null && /^[1-9]\d*$/.test(mentionId)) void api.orders.readMention({ mentionId });
  }, [mentionId]);
}

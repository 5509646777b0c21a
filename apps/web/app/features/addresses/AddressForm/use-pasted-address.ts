import type { PastedAddress } from '@huarong/contract/addresses';
import { useRef, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';

/** What the parser accepts. */
export const PASTE_LIMIT = 300;

export interface PastedAddressState {
  text: string;
  /** The clipboard held more than the parser accepts. */
  isCut: boolean;
  isParsing: boolean;
  /** The last result; null before the first. */
  parsed: PastedAddress | null;
  setCut: (isCut: boolean) => void;
  change: (text: string, isPasted: boolean) => void;
  parse: (text: string) => Promise<void>;
  dropExtras: () => void;
}

/** State of the paste box. A pasted text is parsed at once; when texts follow quickly, the last one counts. */
export function usePastedAddress(onParsed: (parsed: PastedAddress) => void): PastedAddressState {
  const [text, setText] = useState('');
  const [isCut, setCut] = useState(false);
  const [isParsing, setParsing] = useState(false);
  const [parsed, setParsed] = useState<PastedAddress | null>(null);
  const latest = useRef(0);

  async function parse(pasted: string) {
    latest.current += 1;
    const call = latest.current;
    setParsing(true);
    const reply = await browserApi().addresses.parse({ text: pasted });
    if (call !== latest.current) return;
    setParsing(false);
    if (!reply.ok) return;
    setParsed(reply.value);
    onParsed(reply.value);
  }
  function change(next: string, isPasted: boolean) {
    setText(next);
    if (!isPasted) setCut(false);
    if (isPasted && next.trim() !== '') void parse(next);
  }
  const dropExtras = () => setParsed((before) => before && { ...before, extras: [] });
  return { text, isCut, isParsing, parsed, setCut, change, parse, dropExtras };
}

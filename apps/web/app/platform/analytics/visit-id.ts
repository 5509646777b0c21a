import { shanghaiDate } from '@huarong/core/shared';

interface VisitPorts {
  mayAnalyse: () => boolean;
  /** Throws where the browser forbids storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  randomBytes: (length: number) => Uint8Array;
  now: () => Date;
}

const KEY = 'visitOfDay';

/**
 * A random number for the visits of one day in this browser. Nothing about the member is in it, and the next day has
 * another one, so that two days of a person cannot be connected.
 */
export function createVisitId({ mayAnalyse, storage, randomBytes, now }: VisitPorts) {
  const createHex = () => Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    /** Undefined while analytics is off, and without storage: a new one for every page would count pages. */
    current(): string | undefined {
      if (!mayAnalyse()) return undefined;
      try {
        const day = shanghaiDate(now());
        const [storedDay, stored = ''] = storage().getItem(KEY)?.split(' ') ?? [];
        if (storedDay === day && /^[0-9a-f]{32}$/.test(stored)) return stored;
        const made = createHex();
        storage().setItem(KEY, `${day} ${made}`);
        return made;
      } catch {
        return undefined;
      }
    },
    /** Removes it once analytics is off. */
    forgetWhenOff(): void {
      if (mayAnalyse()) return;
      try {
        storage().removeItem(KEY);
      } catch {
        // Without storage there is none.
      }
    },
    createEventId: createHex,
  };
}

import { useEffect, useState } from 'react';
import { Icon } from '../Icon.tsx';

const SHOWN_MS = 5 * 60_000;

interface PersonMaskProps {
  /** 138****0426 */
  masked: string;
  /** What is asked for: 手机 */
  label: string;
  /** Opens the question for the reason and gives the whole value, or null; absent: the person may not see it. */
  onReveal?: (() => Promise<string | null>) | undefined;
}

/** A field of a person, masked; one field at a time opens for five minutes. */
export function PersonMask({ masked, label, onReveal }: PersonMaskProps) {
  const [whole, setWhole] = useState<string | null>(null);
  useEffect(() => {
    if (whole === null) return;
    const timer = setTimeout(() => setWhole(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [whole]);
  if (whole !== null)
    return (
      <span className="mask">
        <b>{whole}</b>{' '}
        <button type="button" className="lnk" onClick={() => setWhole(null)}>
          遮盖
        </button>
      </span>
    );
  return (
    <span className="mask">
      {masked}{' '}
      {onReveal && (
        <button
          type="button"
          className="lnk"
          aria-label={`查看${label}`}
          onClick={async () => setWhole(await onReveal())}
        >
          <Icon name="eye" size={12} />
          查看
        </button>
      )}
    </span>
  );
}

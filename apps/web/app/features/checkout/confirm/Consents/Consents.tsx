import type { Quote } from '@huarong/contract/checkout';
import { Checkbox } from '@huarong/ui';

interface ConsentsProps {
  consents: Quote['consents'];
  ticked: readonly string[];
  onTick: (codes: string[]) => void;
}

/** Consents that the law requires one by one; none is ticked in advance. */
export const Consents = ({ consents, ticked, onTick }: ConsentsProps) => (
  <>
    {consents.map(({ code, text }) => (
      <Checkbox
        key={code}
        checked={ticked.includes(code)}
        onChange={(event) =>
          onTick(event.target.checked ? [...ticked, code] : ticked.filter((each) => each !== code))
        }
      >
        {text}
      </Checkbox>
    ))}
  </>
);

import { TextField } from '../../ui/Field.tsx';
import { formatTime } from '../../ui/format.ts';
import type { BroadcastDraft } from './broadcast-draft.ts';
import { endOf, type Reach } from './broadcast-reach.ts';

const SLOWEST = 10;
const FASTEST = 60_000;

interface SpeedFieldsProps {
  draft: BroadcastDraft;
  reach: Reach;
  onChange: (change: Partial<BroadcastDraft>) => void;
}

/** How many messages a minute, and when they would be sent if it began now. */
export function SpeedFields({ draft, reach, onChange }: SpeedFieldsProps) {
  const perMinute = Number(draft.perMinute);
  const isRight = Number.isInteger(perMinute) && perMinute >= SLOWEST && perMinute <= FASTEST;
  const end = reach.messages > 0 && isRight ? endOf(reach, perMinute, new Date()) : null;
  return (
    <div className="fgrid bc-fields">
      <TextField
        label="每分钟条数"
        required
        inputMode="numeric"
        maxLength={5}
        hint={end ? `每个渠道各自计算。现在开始，${formatTime(end.toISOString())} 发完` : '每个渠道各自计算'}
        error={isRight ? undefined : `写 ${SLOWEST} 到 ${FASTEST.toLocaleString('en-US')} 的整数`}
        value={draft.perMinute}
        onChange={({ target }) => onChange({ perMinute: target.value.trim() })}
      />
    </div>
  );
}

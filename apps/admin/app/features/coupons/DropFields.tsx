import { TextField } from '../../ui/Field.tsx';
import type { OfferDraft } from './offer-draft.ts';

interface DropFieldsProps {
  draft: OfferDraft;
  onChange: (change: Partial<OfferDraft>) => void;
}

/** Releases at set hours. They bind nobody who has claimed, so they can be changed at any time. */
export function DropFields({ draft, onChange }: DropFieldsProps) {
  return (
    <>
      <label className="opt-l cp-wide">
        <input
          type="checkbox"
          className="ck"
          checked={draft.isDropped}
          onChange={({ target }) => onChange({ isDropped: target.checked })}
        />
        整点放券：每天在这些时刻各放一部分
      </label>
      {draft.isDropped && (
        <>
          <TextField
            label="放券的时刻"
            hint="0 到 23 的整点，用逗号分开"
            value={draft.dropHours}
            onChange={({ target }) => onChange({ dropHours: target.value })}
          />
          <TextField
            label="每场多少分钟"
            inputMode="numeric"
            value={draft.dropMinutes}
            onChange={({ target }) => onChange({ dropMinutes: target.value })}
          />
          <TextField
            label="每场多少张"
            inputMode="numeric"
            value={draft.dropQuantity}
            onChange={({ target }) => onChange({ dropQuantity: target.value })}
          />
        </>
      )}
    </>
  );
}

import { SKIN_TYPE_NAMES, SKIN_TYPES, type SkinType } from '@huarong/core/community';

interface SkinChoiceProps {
  hint?: string;
  chosen: readonly SkinType[];
  onChange: (chosen: SkinType[]) => void;
}

/** Any of the skin types; none chosen means all. */
export const SkinChoice = ({ hint, chosen, onChange }: SkinChoiceProps) => (
  <fieldset className="field">
    <legend>肤质</legend>
    <div className="row">
      {SKIN_TYPES.map((type) => (
        <label className="opt-l" key={type}>
          <input
            type="checkbox"
            className="ck"
            checked={chosen.includes(type)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, type] : chosen.filter((each) => each !== type))
            }
          />
          {SKIN_TYPE_NAMES[type]}
        </label>
      ))}
    </div>
    {hint && <p className="hint">{hint}</p>}
  </fieldset>
);

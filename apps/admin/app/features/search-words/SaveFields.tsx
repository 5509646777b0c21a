import { TextField } from '../../ui/Field.tsx';

export interface SaveState {
  reason: string;
  isConfirmed: boolean;
}

interface SaveFieldsProps {
  state: SaveState;
  onChange: (state: SaveState) => void;
  needsConfirmation: boolean;
  error: string | undefined;
}

/** Why words are changed, and the confirmation of a worse search. */
export const SaveFields = ({ state, onChange, needsConfirmation, error }: SaveFieldsProps) => (
  <>
    {needsConfirmation && (
      <label className="ck">
        <input
          type="checkbox"
          checked={state.isConfirmed}
          onChange={({ target }) => onChange({ ...state, isConfirmed: target.checked })}
        />
        我知道评测分会下降，仍要保存
      </label>
    )}
    <TextField
      label="原因"
      maxLength={200}
      value={state.reason}
      onChange={({ target }) => onChange({ ...state, reason: target.value })}
      error={error}
    />
  </>
);

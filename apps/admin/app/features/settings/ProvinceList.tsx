import { PROVINCES } from '@huarong/core/settings';

interface ProvinceListProps {
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Every province to tick. */
export const ProvinceList = ({ value, onChange }: ProvinceListProps) => (
  <div className="setting-province-list">
    {[...PROVINCES].map(([code, name]) => (
      <label key={String(code)} className="row">
        <input
          type="checkbox"
          className="ck"
          checked={value.includes(String(code))}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, String(code)].sort() : value.filter((each) => each !== code))
          }
        />
        {name}
      </label>
    ))}
  </div>
);

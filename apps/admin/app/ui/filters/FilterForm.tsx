import type { Filter } from './filter.ts';

/** How one filter is asked for. */
export function FilterForm({
  filter,
  value,
  onSet,
}: {
  filter: Filter;
  value: string;
  onSet: (value: string | null) => void;
}) {
  const [from = '', to = ''] = filter.kind === 'days' || filter.kind === 'amounts' ? value.split('~') : [];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        onSet(readForm(filter, data));
      }}
    >
      <p className="label">{filter.label}</p>
      {(filter.kind === 'choices' || filter.kind === 'choice') &&
        filter.options.map((option) => (
          <label key={option.value} className="opt-l">
            <input
              type={filter.kind === 'choice' ? 'radio' : 'checkbox'}
              className={filter.kind === 'choice' ? 'rd' : 'ck'}
              name="choice"
              value={option.value}
              defaultChecked={value.split(',').includes(option.value)}
            />
            {option.label}
          </label>
        ))}
      {filter.kind === 'text' && (
        <input
          className="inp"
          name="text"
          aria-label={filter.label}
          placeholder={filter.placeholder}
          defaultValue={value}
        />
      )}
      {filter.kind === 'days' && (
        <div className="row">
          <input className="inp" type="date" name="from" aria-label="从" defaultValue={from} />至
          <input className="inp" type="date" name="to" aria-label="到" defaultValue={to} />
        </div>
      )}
      {filter.kind === 'amounts' && (
        <div className="row">
          <input
            className="inp"
            name="from"
            aria-label="不少于（元）"
            inputMode="decimal"
            placeholder="¥ 不少于"
            defaultValue={from}
          />
          至
          <input
            className="inp"
            name="to"
            aria-label="不多于（元）"
            inputMode="decimal"
            placeholder="¥ 不多于"
            defaultValue={to}
          />
        </div>
      )}
      <div className="row mt-3">
        <button type="submit" className="btn btn-ink btn-sm">
          应用
        </button>
        <button type="button" className="btn btn-sm" onClick={() => onSet(null)}>
          清除
        </button>
      </div>
    </form>
  );
}

/** One value for the address: choices with commas, ranges as `2026-11-13~2026-11-16`. */
function readForm(filter: Filter, data: FormData): string | null {
  if (filter.kind === 'choices' || filter.kind === 'choice') return data.getAll('choice').join(',') || null;
  if (filter.kind === 'text') return String(data.get('text')).trim() || null;
  const [from, to] = [String(data.get('from')).trim(), String(data.get('to')).trim()];
  return from || to ? `${from}~${to}` : null;
}

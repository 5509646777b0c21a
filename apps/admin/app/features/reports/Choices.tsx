import { Link, useSearchParams } from 'react-router';
import { withFilter } from '../../ui/filters/list-address.ts';

interface ChoicesProps {
  label: string;
  /** The parameter of the address. */
  name: string;
  /** The first is chosen without a parameter. */
  options: readonly (readonly [value: string, label: string])[];
  /** Parameters that another choice ends. */
  clears?: readonly string[];
}

/** One of a few, as links: the address says which. */
export function Choices({ label, name, options, clears = [] }: ChoicesProps) {
  const [search] = useSearchParams();
  const chosen = search.get(name) ?? options[0]?.[0];
  const pathTo = (value: string) => {
    const params = withFilter(search, name, value === options[0]?.[0] ? null : value);
    for (const each of clears) params.delete(each);
    return `?${params}`;
  };
  return (
    <nav className="seg seg-sm" aria-label={label}>
      {options.map(([value, text]) => (
        <Link
          key={value}
          to={pathTo(value)}
          aria-current={value === chosen ? 'true' : undefined}
          preventScrollReset
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import {
  addressOf,
  isPath,
  type PreviewAddress,
  type Shopper,
  tomorrow,
} from '../../ui/content/preview-address.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import type { Choices } from './types.ts';

interface PreviewBarProps {
  choices: Choices;
  address: PreviewAddress;
  onChange: (address: PreviewAddress) => void;
}

const DEVICES = [
  { device: 'desktop', label: '桌面' },
  { device: 'phone', label: '手机' },
] as const;

/** When, as whom, which page, and how wide. */
export function PreviewBar({ choices, address, onChange }: PreviewBarProps) {
  const { at, shopper, page } = address;
  const [when, setWhen] = useState(toLocal(at ?? choices.now));
  const midnight = tomorrow(choices.now);
  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = fromLocal(when);
    if (wanted !== '') onChange({ ...address, at: wanted });
  }
  return (
    <form className="pv-bar" aria-label="看什么" onSubmit={submit}>
      <TextField
        label="日期与时间"
        type="datetime-local"
        required
        min={toLocal(choices.now)}
        max={toLocal(choices.latest)}
        value={when}
        onChange={(event) => setWhen(event.target.value)}
      />
      <button type="submit" className="btn btn-ink">
        查看
      </button>
      <nav className="seg" aria-label="常用的时间">
        <Link to={addressOf({ ...address, at: null })} aria-current={at === null ? 'true' : undefined}>
          现在
        </Link>
        <Link
          to={addressOf({ ...address, at: midnight })}
          aria-current={at === midnight ? 'true' : undefined}
        >
          明天 0 点
        </Link>
      </nav>
      <SelectField
        label="顾客"
        value={shopper}
        options={choices.shoppers.map((each) => ({ value: each.shopper, label: each.name }))}
        onChange={(event) => onChange({ ...address, shopper: event.target.value as Shopper })}
      />
      <SelectField
        label="页面"
        value={page}
        options={[
          ...(isPath(page) ? [{ value: page, label: page }] : []),
          ...choices.pages.map(({ kind, name }) => ({ value: kind, label: name })),
        ]}
        onChange={(event) => onChange({ ...address, page: event.target.value })}
      />
      <nav className="seg" aria-label="宽度">
        {DEVICES.map(({ device, label }) => (
          <Link
            key={device}
            to={addressOf({ ...address, device })}
            preventScrollReset
            aria-current={device === address.device ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
    </form>
  );
}

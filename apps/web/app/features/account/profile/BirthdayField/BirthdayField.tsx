import type { Profile } from '@huarong/contract/account';
import { STORE } from '@huarong/core/shared';
import { Icon, Select } from '@huarong/ui';
import { useId } from 'react';
import styles from './BirthdayField.module.css';

const numberOptions = (from: number, to: number, unit: string) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_none, index) => {
    const value = from + Math.sign(to - from) * index;
    return { value: String(value), label: `${value} ${unit}` };
  });

interface BirthdayFieldProps {
  profile: Pick<Profile, 'birthday' | 'birthdayLockedUntil'>;
  error?: string | undefined;
}

/** Year, month and day. A saved birthday is locked for a year and shows until when. */
export function BirthdayField({ profile: { birthday, birthdayLockedUntil }, error }: BirthdayFieldProps) {
  const messageId = useId();
  const [year, month, date] = birthday?.split('-').map((part) => String(Number(part))) ?? [];
  const latest = new Date().getFullYear() - STORE.account.minAge;
  const isLocked = birthdayLockedUntil !== undefined;
  const partSelect = (
    name: string,
    label: string,
    value: string | undefined,
    options: ReturnType<typeof numberOptions>,
  ) => (
    <Select
      name={name}
      label={label}
      labelHidden
      placeholder={label.slice(-1)}
      options={options}
      defaultValue={value ?? ''}
      disabled={isLocked}
      aria-invalid={error === undefined ? undefined : true}
    />
  );
  return (
    <fieldset className={styles.birthday} aria-describedby={messageId}>
      <legend>
        生日 <small>保存后 {STORE.account.birthdayLockDays} 天内不能再改</small>
      </legend>
      <div>
        {partSelect('birthYear', '出生年', year, numberOptions(latest, latest - 86, '年'))}
        {partSelect('birthMonth', '出生月', month, numberOptions(1, 12, '月'))}
        {partSelect('birthDate', '出生日', date, numberOptions(1, 31, '日'))}
      </div>
      <p id={messageId} aria-live="polite" data-error={error === undefined ? undefined : true}>
        {error ? (
          <>
            <Icon name="info" size={14} />
            {error}
          </>
        ) : (
          isLocked && `${birthdayLockedUntil} 起可以再修改`
        )}
      </p>
    </fieldset>
  );
}

import type { PrivacyRecord } from '@huarong/contract/account';
import { Notice, Switch, showConfirm, showToast } from '@huarong/ui';
import { useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { SWITCH_TEXTS } from '../switch-texts.ts';
import styles from './SwitchTable.module.css';

interface SwitchTableProps {
  record: PrivacyRecord;
  onSaved: (record: PrivacyRecord) => void;
}
type Code = PrivacyRecord['switches'][number]['code'];

/** Seven privacy switches with their effects. A switch that could not be saved returns to its old state. */
export function SwitchTable({ record, onSaved }: SwitchTableProps) {
  const [pending, setPending] = useState<{ code: Code; on: boolean } | null>(null);
  const [problem, setProblem] = useState('');

  async function setSwitch(code: Code, on: boolean) {
    const losesHistory = code === 'history' && !on && record.historyCount > 0;
    if (losesHistory && !(await showConfirm(`关闭后会清除已有的 ${record.historyCount} 条浏览记录`))) return;
    setPending({ code, on });
    const reply = await browserApi({ quiet: true }).account.savePrivacyRecord({ switches: [{ code, on }] });
    setPending(null);
    setProblem(reply.ok ? '' : reply.refusal.message);
    if (!reply.ok) return;
    onSaved(reply.value);
    showToast(`${SWITCH_TEXTS[code].name}已${on ? '打开' : '关闭'}`);
  }
  return (
    <>
      <ul className={styles.switches}>
        <li aria-hidden="true">
          <span>开关</span>
          <span>打开时</span>
          <span>关闭后</span>
          <span>状态</span>
        </li>
        {record.switches.map(({ code, on: saved }) => {
          const { name, on, off } = SWITCH_TEXTS[code];
          const isOn = pending?.code === code ? pending.on : saved;
          return (
            <li key={code}>
              <b>{name}</b>
              <p data-now={isOn || undefined}>{on}</p>
              <p data-now={!isOn || undefined}>{off(record)}</p>
              <Switch
                label={name}
                checked={isOn}
                disabled={pending !== null}
                onChange={(event) => setSwitch(code, event.target.checked)}
              />
            </li>
          );
        })}
      </ul>
      {problem && (
        <Notice tone="error" title="没有保存成功">
          开关已恢复为原来的状态。{problem}
        </Notice>
      )}
    </>
  );
}

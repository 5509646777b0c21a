import type { ReportInput } from '@huarong/contract/community';
import { Button, Radio, TextArea } from '@huarong/ui';
import type { FormEvent } from 'react';
import styles from './ReportButton.module.css';

const REASONS: [ReportInput['reason'], string][] = [
  ['advertising', '广告或引流'],
  ['abuse', '辱骂或不友善'],
  ['privacy', '泄露他人隐私'],
  ['false', '内容不实'],
  ['other', '其他'],
];
const MAX_NOTE_LENGTH = 200;

interface ReportFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isSending: boolean;
  problem: string | undefined;
}

/** Why a text is reported. */
export const ReportForm = ({ onSubmit, isSending, problem }: ReportFormProps) => (
  <form onSubmit={onSubmit} className={styles.form}>
    <fieldset>
      <legend>哪里不妥</legend>
      {REASONS.map(([reason, label], index) => (
        <Radio key={reason} name="reason" value={reason} defaultChecked={index === 0}>
          {label}
        </Radio>
      ))}
    </fieldset>
    <TextArea label="补充说明（选填）" name="note" rows={3} maxLength={MAX_NOTE_LENGTH} error={problem} />
    <Button kind="ink" type="submit" loading={isSending} block>
      提交
    </Button>
  </form>
);

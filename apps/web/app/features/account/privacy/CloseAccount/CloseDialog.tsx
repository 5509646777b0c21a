import type { PrivacyRecord } from '@huarong/contract/account';
import { Button, Dialog, Field } from '@huarong/ui';
import { useState } from 'react';
import { countText } from '../../format/amount-text.ts';
import { momentText } from '../../format/moment-text.ts';
import { OwnerVerification } from '../OwnerVerification/OwnerVerification.tsx';
import styles from '../privacy.module.css';

const CONFIRMATION_TEXT = '注销账号';

interface CloseDialogProps {
  cancellation: PrivacyRecord['cancellation'];
  onClose: () => void;
  onDone: (record: PrivacyRecord) => void;
}

/** Lists what will be lost, asks to type the confirmation text, then verifies the mobile. */
export function CloseDialog({ cancellation: { wouldGoAt, losing }, onClose, onDone }: CloseDialogProps) {
  const [typed, setTyped] = useState('');
  const [isConfirmed, setIsConfirmed] = useState(false);
  const losses = [
    ['积分', `${countText(losing.points)} 分`],
    ['优惠券', `${losing.coupons} 张，含门店券`],
    ['会员等级', losing.cardName],
    ['评价与笔记', `${losing.texts} 条，改为匿名保留`],
  ] as const;
  if (isConfirmed)
    return (
      <Dialog open onClose={onClose} title="注销账号：验证手机号" size="sm">
        <OwnerVerification request="cancelAccount" submit="提交注销申请" sending="正在提交" onDone={onDone} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title="注销账号：最后确认"
      description={`以下内容会在 ${momentText(wouldGoAt)} 之后删除`}
      footer={
        <>
          <Button disabled={typed.trim() !== CONFIRMATION_TEXT} onClick={() => setIsConfirmed(true)}>
            下一步
          </Button>
          <Button kind="ink" onClick={onClose}>
            先不注销
          </Button>
        </>
      }
    >
      <dl className={styles.losses}>
        {losses.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <Field
        label={`输入“${CONFIRMATION_TEXT}”确认`}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  );
}

import type { ReceivingChoice } from '@huarong/contract/checkout';
import { Button, EmptyState, Loading, Radio, Skeleton } from '@huarong/ui';
import { useCallback, useEffect, useState } from 'react';
import { useAction } from '../../../platform/actions/use-action.ts';
import { browserApi } from '../../../platform/api/index.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { amountText } from '../../account/index.ts';
import { type AddressDraft, AddressForm, addressText } from '../../addresses/index.ts';
import styles from './ChangeAddress.module.css';

interface AddressChoicesProps {
  orderId: string;
  onChanged: () => void;
}

/** The shopper's addresses with their freight difference, and a form for a new one. */
export function AddressChoices({ orderId, onChanged }: AddressChoicesProps) {
  const { isSignedIn } = useSession();
  const [choices, setChoices] = useState<ReceivingChoice[] | null>(null);
  const [addrId, setAddrId] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState('');
  const load = useCallback(async () => {
    const reply = await browserApi({ quiet: true }).checkout.receivingChoices({ orderId });
    if (reply.ok) setChoices(reply.value.list);
    else setProblem(reply.refusal.message);
  }, [orderId]);
  useEffect(() => void load(), [load]);

  const [isBusy, change] = useAction(async () => {
    const reply = await browserApi({ quiet: true }).checkout.addReceivingInformation({ addrId, orderId });
    if (reply.ok) onChanged();
    else setProblem(reply.refusal.message);
  });
  async function add(draft: AddressDraft): Promise<string | null> {
    const { recipients } = browserApi({ quiet: true });
    const reply = await (isSignedIn ? recipients.add : recipients.guestAdd)(draft);
    if (!reply.ok) return reply.refusal.message;
    setAdding(false);
    await load();
    return null;
  }

  if (isAdding) return <AddressForm onCancel={() => setAdding(false)} onSave={add} />;
  if (!choices)
    return problem ? (
      <EmptyState icon="warning" title="现在不能修改地址">
        {problem}
      </EmptyState>
    ) : (
      <Loading>
        <Skeleton shape="text" width="wide" />
      </Loading>
    );
  return (
    <div className={styles.choices}>
      {choices.map((choice) => (
        <div key={choice.address.addrId}>
          <Radio
            name="receiving"
            checked={addrId === choice.address.addrId}
            disabled={!choice.available || choice.isCurrent}
            onChange={() => setAddrId(choice.address.addrId)}
          >
            <b>{choice.address.name}</b> {choice.address.mobile}
          </Radio>
          <p>
            {addressText(choice.address)}
            <small>{noteOf(choice)}</small>
          </p>
        </div>
      ))}
      {problem && <p role="alert">{problem}</p>}
      <footer>
        <Button onClick={() => setAdding(true)}>新增收货地址</Button>
        <Button kind="ink" loading={isBusy} disabled={addrId === ''} onClick={change}>
          改到这个地址
        </Button>
      </footer>
    </div>
  );
}

function noteOf({ isCurrent, available, reason, freightDifference }: ReceivingChoice): string {
  if (isCurrent) return '当前地址';
  if (!available) return reason ?? '不能送到该地区';
  const difference = Number(freightDifference);
  if (difference === 0) return '运费不变';
  return difference > 0
    ? `运费增加 ${amountText(freightDifference)}`
    : `运费减少 ${amountText(freightDifference.replace('-', ''))}`;
}

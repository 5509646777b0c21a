import { Button, Dialog, showToast } from '@huarong/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { AddressChoices } from './AddressChoices.tsx';

/** Opens the addresses that a placed order can be changed to. */
export function ChangeAddress({ orderId }: { orderId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const close = () => setOpen(false);
  async function onChanged() {
    close();
    showToast('收货地址已修改');
    await revalidate();
  }
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        修改地址
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="修改收货地址"
        description="备货前可以修改。未付款的订单按新地址计运费；已付款的订单运费减少时退还差额，增加时不能修改。"
      >
        <AddressChoices orderId={orderId} onChanged={onChanged} />
      </Dialog>
    </>
  );
}

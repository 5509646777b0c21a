import { Dialog, showToast } from '@huarong/ui';
import { useRevalidator } from 'react-router';
import { AddressChoices } from './AddressChoices.tsx';

interface ChangeAddressProps {
  orderId: string;
  open: boolean;
  onClose: () => void;
}

/** The addresses that a placed order can be changed to. */
export function ChangeAddress({ orderId, open, onClose }: ChangeAddressProps) {
  const { revalidate } = useRevalidator();
  async function onChanged() {
    onClose();
    showToast('收货地址已修改');
    await revalidate();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="修改收货地址"
      description="备货前可以修改。未付款的订单按新地址计运费；已付款的订单运费减少时退还差额，增加时不能修改。"
    >
      <AddressChoices orderId={orderId} onChanged={onChanged} />
    </Dialog>
  );
}

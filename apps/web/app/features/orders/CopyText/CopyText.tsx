import { showToast } from '@huarong/ui';
import { TextButton } from '../../identity/index.ts';

interface CopyTextProps {
  /** The kind of number: 订单号, 运单号. */
  name: string;
  text: string;
}

/** A number with a button that copies it. */
export function CopyText({ name, text }: CopyTextProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(`${name}已复制`),
      () => showToast('没有复制成功，请手动抄写', 'info'),
    );
  return (
    <>
      {text}&ensp;
      <TextButton onClick={() => void copy()} aria-label={`复制${name} ${text}`}>
        复制
      </TextButton>
    </>
  );
}

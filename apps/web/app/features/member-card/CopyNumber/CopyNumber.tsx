import { showToast } from '@huarong/ui';
import { useMemberInfo } from '../../../platform/session/use-member-info.ts';
import { TextButton } from '../../identity/index.ts';

/** The whole number goes to the clipboard; on the page it stays masked, because somebody may look over her shoulder. */
export function CopyNumber() {
  const number = useMemberInfo()?.cardNumber;
  if (number === undefined) return null;
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => showToast('卡号已复制'),
      () => showToast('没有复制成功，请手动抄写', 'info'),
    );
  return (
    <TextButton onClick={() => void copy()} aria-label="复制会员卡号">
      复制
    </TextButton>
  );
}

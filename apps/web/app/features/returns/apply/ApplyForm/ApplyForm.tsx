import type { Returnable } from '@huarong/contract/returns';
import { ReturnKind } from '@huarong/core/returns';
import { TextArea } from '@huarong/ui';
import { Images } from '../../Images/Images.tsx';
import { Gifts } from '../Gifts/Gifts.tsx';
import { KindCards } from '../KindCards/KindCards.tsx';
import { LineSelection } from '../LineSelection/LineSelection.tsx';
import { RadioRow } from '../RadioRow/RadioRow.tsx';
import { ApplicationSummary } from './ApplicationSummary.tsx';
import styles from './ApplyForm.module.css';
import { type AvailableReason, exchangeProblem } from './return-choices.ts';
import { type Application, useApplication } from './use-application.ts';

interface ApplyFormProps {
  subOrderId: string;
  lines: readonly Returnable[];
  /** The line whose return button was used. */
  initialLineId: string | null;
  /** The page that shows the return after the application. */
  detailPathOf: (returnId: string) => string;
}

export function ApplyForm({ subOrderId, lines, initialLineId, detailPathOf }: ApplyFormProps) {
  const form = useApplication(subOrderId, lines, { initialLineId, detailPathOf });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <div className={styles.sections}>
        <div>
          <LineSelection lines={lines} chosen={form.chosen} onChange={form.choose} />
        </div>
        {form.picked.length > 0 && form.reasons.length === 0 && (
          <p className={styles.hint} role="alert">
            这些商品可用的退货原因不同，请分开申请。
          </p>
        )}
        {form.reason && <ReasonFields form={form} reason={form.reason} />}
      </div>
      <ApplicationSummary form={form} />
    </form>
  );
}

/** Kind, reason, send-back method, gifts and evidence of the chosen lines. */
const ReasonFields = ({ form, reason }: { form: Application; reason: AvailableReason }) => (
  <>
    <div>
      <KindCards
        allowed={form.kinds}
        exchangeProblem={exchangeProblem(form.picked)}
        value={form.kind}
        onChange={form.setKind}
      />
    </div>
    <div>
      <RadioRow
        legend="原因"
        name="reason"
        options={form.reasons.map(({ reason, text }) => ({ value: reason, label: text }))}
        value={reason.reason}
        onChange={form.setReason}
      />
      <p className={styles.hint}>{form.picked[0] && reasonHint(reason, form.picked[0])}</p>
    </div>
    {form.kind !== ReturnKind.RefundOnly && (
      <div>
        <RadioRow
          legend="退货方式"
          name="sendBack"
          options={[
            { value: 'pickup', label: '上门取件' },
            { value: 'self', label: '自行寄回' },
          ]}
          value={form.sendBack}
          onChange={form.setSendBack}
        />
      </div>
    )}
    <Gifts form={form} />
    <div>
      <Images {...form.images} isRequired={reason.needsPictures} />
    </div>
    <TextArea
      label="说明"
      labelNote="选填"
      maxLength={200}
      hint="照片会去除位置信息，仅供售后查看"
      value={form.description}
      onChange={(event) => form.setDescription(event.target.value)}
    />
  </>
);

/** The lines are of one order: the days are the same. */
const hintsOf = ({ returnDays, faultDays }: Returnable): Record<AvailableReason['reason'], string> => ({
  1: `签收次日起 ${returnDays} 天内、内封完好可退，退货运费由你承担。`,
  2: '请说明哪里与页面描述不同，退货运费由花容承担。',
  3: `${faultDays} 天内可退，请拍下有问题的地方。退货运费由花容承担。`,
  4: `过敏 ${faultDays} 天内可退，已开封也可以；请停止使用，必要时就医。退货运费由花容承担。`,
  5: '少发时选「仅退款」即可，不用寄回。退货运费由花容承担。',
  6: '请拍下破损处与外箱，便于尽快通过。退货运费由花容承担。',
  7: '召回的批次，已开封也可以退，请停止使用。退货运费由花容承担。',
});
const reasonHint = ({ reason }: AvailableReason, line: Returnable) => hintsOf(line)[reason];

import { broadcastProblem, broadcastVariables } from '@huarong/core/messages';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { type BroadcastDraft, textOf } from './broadcast-draft.ts';

interface TextFieldsProps {
  draft: BroadcastDraft;
  /** Charged texts for one member; 0 for other channels. */
  texts: number;
  onChange: (change: Partial<BroadcastDraft>) => void;
}

/** What it says, with the variables that its members have. */
export function TextFields({ draft, texts, onChange }: TextFieldsProps) {
  const { channel, subject, text, link } = draft;
  const hasCoupon = draft.unusedOfferId !== '';
  const problem = text.trim() === '' ? null : broadcastProblem(textOf(draft), hasCoupon);
  const variables = broadcastVariables(hasCoupon)
    .map((name) => `{${name}}`)
    .join('、');
  return (
    <div className="fgrid bc-fields">
      {channel !== 'sms' && (
        <TextField
          label="标题"
          required
          maxLength={60}
          value={subject}
          onChange={({ target }) => onChange({ subject: target.value })}
        />
      )}
      {channel === 'message' && (
        <TextField
          label="链接"
          isOptional
          maxLength={200}
          placeholder="/product/207102.html"
          hint="以 / 开头的本站地址"
          value={link}
          onChange={({ target }) => onChange({ link: target.value })}
        />
      )}
      <div className="wide">
        <TextAreaField
          label="正文"
          required
          rows={channel === 'email' ? 8 : 4}
          maxLength={2_000}
          hint={
            channel === 'sms'
              ? `可用变量 ${variables}。签名与退订说明自动加上，每位会员至多 ${texts} 条计费。`
              : `可用变量 ${variables}。`
          }
          error={problem ?? undefined}
          value={text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </div>
    </div>
  );
}

import { type BroadcastChannel, broadcastProblem, broadcastVariables } from '@huarong/core/messages';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { type BroadcastDraft, textsOf } from './broadcast-draft.ts';
import { CHANNELS } from './broadcast-labels.ts';

interface TextFieldsProps {
  draft: BroadcastDraft;
  /** Charged texts for one member. */
  texts: number;
  onChange: (change: Partial<BroadcastDraft>) => void;
}

/** What it says by each channel, with the variables that its members have. */
export const TextFields = ({ draft, texts, onChange }: TextFieldsProps) => {
  const written = textsOf(draft);
  return written.map((each) => (
    <ChannelText
      key={each.channel}
      channel={each.channel}
      // With several channels each field names its own.
      prefix={written.length > 1 ? CHANNELS[each.channel] : ''}
      problem={each.text === '' ? null : broadcastProblem(each, draft.unusedOfferId !== '')}
      draft={draft}
      texts={texts}
      onChange={onChange}
    />
  ));
};

interface ChannelTextProps extends TextFieldsProps {
  channel: BroadcastChannel;
  prefix: string;
  problem: string | null;
}

function ChannelText({ channel, prefix, problem, draft, texts, onChange }: ChannelTextProps) {
  const { subject, text } = draft.texts[channel];
  const change = (changed: Partial<typeof draft.texts.sms>) =>
    onChange({ texts: { ...draft.texts, [channel]: { subject, text, ...changed } } });
  const variables = broadcastVariables(draft.unusedOfferId !== '')
    .map((name) => `{${name}}`)
    .join('、');
  return (
    <div className="fgrid bc-fields">
      {channel !== 'sms' && (
        <TextField
          label={`${prefix}标题`}
          required
          maxLength={60}
          value={subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
      )}
      {channel === 'message' && (
        <TextField
          label="链接"
          isOptional
          maxLength={200}
          placeholder="/product/207102.html"
          hint="以 / 开头的本站地址"
          value={draft.link}
          onChange={({ target }) => onChange({ link: target.value })}
        />
      )}
      <div className="wide">
        <TextAreaField
          label={`${prefix}正文`}
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
          onChange={({ target }) => change({ text: target.value })}
        />
      </div>
    </div>
  );
}

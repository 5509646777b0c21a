import type { SlotRule } from '@huarong/core/content';
import { Icon } from '../../ui/Icon.tsx';
import { HeroPreview } from './HeroPreview.tsx';
import type { LineFields, Preview } from './types.ts';

interface LinePreviewProps {
  rule: SlotRule;
  fields: LineFields;
  preview: Preview | null;
}

/** The line with the facts of its offer, as shoppers read it now. */
export function LinePreview({ rule, fields, preview }: LinePreviewProps) {
  const shown = preview?.shown;
  const isHero = rule.label === 'home_hero';
  const note = (shown?.note ?? '').split('/');
  const button = rule.note.length > 1 ? note[1] : undefined;
  const words = rule.note.length > 1 ? note.slice(0, 1) : note;
  return (
    <section className={isHero ? undefined : 'slot-preview'} aria-label="预览">
      {preview === null && <p className="muted">正在读取预览</p>}
      {isHero && shown && <HeroPreview fields={fields} shown={shown} />}
      {!isHero && fields.imagePath !== null && <img src={`/pictures/${fields.imagePath}`} alt="" />}
      {!isHero && shown && (
        <div className="slot-preview-text">
          {shown.mark !== null && <span className="slot-preview-mark">{shown.mark}</span>}
          <p className="slot-preview-title">
            {shown.content.split('/').map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          {words
            .filter((text) => text !== '')
            .map((text) => (
              <p key={text}>{text}</p>
            ))}
          {button && <span className="btn btn-sm btn-ink">{button}</span>}
        </div>
      )}
      {preview?.hiddenBecause && (
        <p className="note note-warn" role="status">
          <Icon name="warning" />
          <span>{preview.hiddenBecause}</span>
        </p>
      )}
    </section>
  );
}

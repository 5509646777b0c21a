import type { StoryBlock } from '@huarong/core/catalogue';
import { TextAreaField, TextField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';

interface StoryFieldProps {
  blocks: readonly StoryBlock[];
  error?: string | undefined;
  isChanged: boolean;
  isDisabled: boolean;
  onChange: (blocks: StoryBlock[]) => void;
}

/** The paragraphs of a product's page, each with a title. */
export function StoryField({ blocks, error, isChanged, isDisabled, onChange }: StoryFieldProps) {
  const replace = (at: number, block: StoryBlock | null) =>
    onChange(blocks.flatMap((each, index) => (index !== at ? [each] : block ? [block] : [])));
  const move = (at: number, by: number) => {
    const next = [...blocks];
    const [block] = next.splice(at, 1);
    if (block) next.splice(at + by, 0, block);
    onChange(next);
  };
  return (
    <fieldset className={isChanged ? 'field story-blocks is-changed' : 'field story-blocks'}>
      <legend className="label">图文介绍</legend>
      {blocks.map((block, at) => (
        // A block has no identity besides its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div className="story-block" key={at}>
          <TextField
            label={`第 ${at + 1} 段标题`}
            value={block.title}
            disabled={isDisabled}
            onChange={(event) => replace(at, { ...block, title: event.target.value })}
          />
          <TextAreaField
            label={`第 ${at + 1} 段正文`}
            rows={3}
            value={block.text}
            disabled={isDisabled}
            onChange={(event) => replace(at, { ...block, text: event.target.value })}
          />
          {!isDisabled && (
            <div className="acts">
              <button
                type="button"
                className="btn btn-sm"
                disabled={at === 0}
                aria-label={`第 ${at + 1} 段上移`}
                onClick={() => move(at, -1)}
              >
                <Icon name="up" size={12} />
              </button>
              <button
                type="button"
                className="btn btn-sm"
                disabled={at === blocks.length - 1}
                aria-label={`第 ${at + 1} 段下移`}
                onClick={() => move(at, 1)}
              >
                <Icon name="down" size={12} />
              </button>
              <button
                type="button"
                className="btn btn-sm"
                aria-label={`删除第 ${at + 1} 段`}
                onClick={() => replace(at, null)}
              >
                <Icon name="trash" size={12} />
              </button>
            </div>
          )}
        </div>
      ))}
      {!isDisabled && (
        <button
          type="button"
          className="btn btn-sm"
          onClick={() => onChange([...blocks, { title: '', text: '' }])}
        >
          <Icon name="plus" size={12} />
          加一段
        </button>
      )}
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

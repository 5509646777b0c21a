import type { StoryBlock } from '@huarong/core/catalogue';
import { TextAreaField, TextField } from '../../../ui/Field.tsx';
import { ListField } from './ListField.tsx';

interface StoryFieldProps {
  blocks: readonly StoryBlock[];
  error?: string | undefined;
  isChanged: boolean;
  isDisabled: boolean;
  onChange: (blocks: StoryBlock[]) => void;
}

/** The paragraphs of a product's page, each with a title. */
export const StoryField = ({ blocks, ...field }: StoryFieldProps) => (
  <ListField
    {...field}
    legend="图文介绍"
    unit="段"
    className="story-block"
    entries={blocks}
    empty={{ title: '', text: '' }}
  >
    {({ title, text }, place, change) => (
      <>
        <TextField
          label={`${place}标题`}
          value={title}
          disabled={field.isDisabled}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextAreaField
          label={`${place}正文`}
          rows={3}
          value={text}
          disabled={field.isDisabled}
          onChange={(event) => change({ text: event.target.value })}
        />
      </>
    )}
  </ListField>
);

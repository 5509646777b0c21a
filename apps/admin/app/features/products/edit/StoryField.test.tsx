import type { StoryBlock } from '@huarong/core/catalogue';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { StoryField } from './StoryField.tsx';

let typed: StoryBlock[] = [];
function Form({ stored }: { stored: StoryBlock[] }) {
  const [blocks, setBlocks] = useState(stored);
  typed = blocks;
  return <StoryField blocks={blocks} isChanged={false} isDisabled={false} onChange={setBlocks} />;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('adds, moves and removes paragraphs of the story', () => {
  const sand = { title: '石磨色粉', text: '静置二十一天' };
  render(<Form stored={[sand]} />);
  press('加一段');
  fireEvent.change(screen.getByLabelText('第 2 段标题'), { target: { value: '哑光' } });
  fireEvent.change(screen.getByLabelText('第 2 段正文'), { target: { value: '不紧绷' } });
  press('上移第 2 段图文介绍');
  expect(typed).toEqual([{ title: '哑光', text: '不紧绷' }, sand]);
  press('去掉第 1 段图文介绍');
  expect(typed).toEqual([sand]);
});

import type { SettingValues } from '@huarong/core/settings';
import { standardTextOf } from '../error-texts.ts';
import type { Preview, PreviewContext } from './preview.ts';

type Values = SettingValues<'error-texts'>;

/** Every text that changes, as shoppers read it. */
export async function previewErrorTexts(
  _context: PreviewContext,
  before: Values,
  after: Values,
): Promise<Preview> {
  const textIn = ({ texts }: Values, code: string) =>
    texts.find((each) => each.code === code)?.text ?? standardTextOf(code) ?? '没有';
  const codes = new Set([...before.texts, ...after.texts].map(({ code }) => code));
  const lines = [...codes].map((code) => ({
    label: code,
    before: textIn(before, code),
    after: textIn(after, code),
  }));
  const changed = lines.filter((line) => line.before !== line.after);
  return { lines: changed, note: `${changed.length} 句提示不同` };
}

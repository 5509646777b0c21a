const MIN_TEXT = 5;

/** What is missing before the form is sent; the server checks it again. */
export function feedbackErrors({ kind = '', text = '' }: Record<string, string>): Record<string, string> {
  return {
    ...(kind === '' && { kind: '请选择反馈类型' }),
    ...([...text.trim()].length < MIN_TEXT && { text: `请至少写 ${MIN_TEXT} 个字，说说哪一页、哪一步` }),
  };
}

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Field } from './Field.tsx';
import { fieldMessage } from './field-wiring.ts';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';

describe('a field', () => {
  test('is labelled by its label', () => {
    const html = renderToStaticMarkup(<Field id="phone" label="手机号" />);
    expect(html).toContain('for="phone"');
    expect(html).toMatch(/<input[^>]*id="phone"/);
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('aria-describedby');
  });

  test('with an error is invalid and described by the error', () => {
    const html = renderToStaticMarkup(<Field id="mail" label="邮箱" error="邮箱格式不正确，请检查后重试" />);
    expect(html).toMatch(/<input[^>]*aria-describedby="mail-message" aria-invalid="true"/);
    expect(html).toMatch(/<p id="mail-message"[^>]*><svg[^>]*data-icon="info".*邮箱格式不正确/);
  });

  test('with a hint is described by it and not invalid', () => {
    const html = renderToStaticMarkup(<Field id="name" label="收货人" hint="与证件一致" />);
    expect(html).toContain('aria-describedby="name-message"');
    expect(html).not.toContain('aria-invalid');
  });

  test('that is loading shows a spinner instead of its button', () => {
    const html = renderToStaticMarkup(<Field label="验证码" loading suffix={<b>获取验证码</b>} />);
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('获取验证码');
  });
});

test('a field shows one message: error before ok before hint', () => {
  expect(fieldMessage({ hint: 'h', ok: 'o', error: 'e' })?.kind).toBe('error');
  expect(fieldMessage({ hint: 'h', ok: 'o' })?.kind).toBe('ok');
  expect(fieldMessage({ hint: 'h' })?.kind).toBe('hint');
  expect(fieldMessage({})).toBeNull();
});

test('a select lists its options after the placeholder', () => {
  const html = renderToStaticMarkup(
    <Select label="省份" placeholder="请选择省份" options={[{ value: '310000', label: '上海市' }]} />,
  );
  expect(html).toMatch(/<option value=""[^>]*>请选择省份<\/option><option value="310000">上海市/);
});

test('a text area counts its characters', () => {
  const html = renderToStaticMarkup(
    <TextArea id="card" label="贺卡" maxLength={60} defaultValue="生日快乐" />,
  );
  expect(html).toContain('aria-describedby="card-count"');
  expect(html).toContain('4 / 60');
});

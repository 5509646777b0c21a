import type { PastedAddress } from '@huarong/contract/addresses';
import { accept } from '@huarong/core/shared';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { AddressForm } from './AddressForm.tsx';

const COMPLETE = '林知夏 13800000426 上海市徐汇区天平路街道花间路 88 号 T1 2301';
const AMBIGUOUS = '鼓楼区中山北路 1 号';
const UNSERVED = '台北市信义区信义路五段 7 号';
const WITH_POSTCODE = '花间路 88 号 200030';
const nanjing = { provinceCode: '320000', cityCode: '320100', districtCode: '320106' };
const xuzhou = { provinceCode: '320000', cityCode: '320300', districtCode: '320302' };

const ANSWERS: Record<string, PastedAddress> = {
  [COMPLETE]: {
    name: '林知夏',
    mobile: '13800000426',
    provinceCode: '310000',
    cityCode: '310100',
    districtCode: '310104',
    streetName: '天平路街道',
    address: '花间路 88 号 T1 2301',
    choices: [],
    uncertain: [],
    extras: [],
  },
  [AMBIGUOUS]: {
    address: AMBIGUOUS,
    choices: [],
    uncertain: [
      { field: 'name', reason: 'missing', candidates: [] },
      { field: 'mobile', reason: 'missing', candidates: [] },
      {
        field: 'region',
        reason: 'ambiguous',
        candidates: [
          { label: '江苏省 南京市 鼓楼区', text: '鼓楼区', fields: nanjing },
          { label: '江苏省 徐州市 鼓楼区', text: '鼓楼区', fields: xuzhou },
        ],
      },
    ],
  },
  [UNSERVED]: {
    address: UNSERVED,
    choices: [],
    uncertain: [{ field: 'region', reason: 'unserved', candidates: [] }],
  },
  [WITH_POSTCODE]: { address: '花间路 88 号', choices: [], extras: ['200030'] },
};
const REGIONS: Record<string, [string, string][]> = {
  '': [
    ['310000', '上海市'],
    ['320000', '江苏省'],
  ],
  '310000': [['310100', '上海市']],
  '310100': [['310104', '徐汇区']],
  '320000': [
    ['320100', '南京市'],
    ['320300', '徐州市'],
  ],
  '320300': [['320302', '鼓楼区']],
};

function renderForm(memberId?: string) {
  const server = fakeServer({
    addresses: { parse: ({ text }) => accept(ANSWERS[text] ?? { choices: [] }) },
    recipients: {
      provinceList: ({ parentCode }) =>
        accept({
          regions: (REGIONS[String(parentCode ?? '')] ?? []).map(([code, name]) => ({
            code,
            name,
            hasChildren: true,
          })),
        }),
    },
  });
  const onSave = vi.fn(async () => null);
  const page = renderPage(
    <AddressForm onSave={onSave} onCancel={() => {}} />,
    memberId === undefined ? {} : { isSignedIn: true, memberId },
  );
  const box = screen.getByLabelText<HTMLTextAreaElement>('粘贴整段地址，自动识别');
  const paste = async (text: string) => {
    await page.user.clear(box);
    await page.user.click(box);
    await page.user.paste(text);
  };
  return { page, server, paste, onSave };
}
const readField = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
const fields = () => ({
  name: readField(/^收货人/),
  mobile: readField(/^手机号/),
  province: readField(/^省份/),
  district: readField(/^区县/),
  street: readField(/^街道/),
  detail: readField(/^详细地址/),
});

test('a pasted text is parsed at once and fills every field', async () => {
  const { paste } = renderForm();
  await paste(COMPLETE);
  await screen.findByText('已识别收货人、手机号、省市区街道、详细地址，请核对');
  await waitFor(() =>
    expect(fields()).toEqual({
      name: '林知夏',
      mobile: '13800000426',
      province: '310000',
      district: '310104',
      street: '天平路街道',
      detail: '花间路 88 号 T1 2301',
    }),
  );
});

test('a second text leaves nothing of the first and asks for what it does not have', async () => {
  const { paste } = renderForm();
  await paste(COMPLETE);
  await screen.findByDisplayValue('林知夏');
  await paste(AMBIGUOUS);
  await screen.findByText('没有识别到收货人、手机号，请手动填写。');
  expect(fields()).toEqual({
    name: '',
    mobile: '',
    province: '',
    district: '',
    street: '',
    detail: AMBIGUOUS,
  });
});

test('a candidate is chosen by keyboard, leaves the detail and hands the focus on', async () => {
  const { page, paste } = renderForm();
  await paste(AMBIGUOUS);
  const candidate = await screen.findByRole('button', { name: '江苏省 徐州市 鼓楼区' });
  candidate.focus();
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(fields()).toMatchObject({ district: '320302', detail: '中山北路 1 号' }));
  expect(screen.queryByText('有几个地区同名，请选一个。')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^收货人/)));
});

test('says where we do not deliver and selects no region', async () => {
  const { paste } = renderForm();
  await paste(UNSERVED);
  await screen.findByText('暂不支持配送到香港、澳门和台湾，请换一个收货地址。');
  expect(fields()).toMatchObject({ province: '', district: '', detail: UNSERVED });
});

test('what has no field can be added to the detail', async () => {
  const { page, paste } = renderForm();
  await paste(WITH_POSTCODE);
  await screen.findByText('200030 没有对应的栏目，没有填入。');
  await page.user.click(screen.getByRole('button', { name: '加到详细地址' }));
  expect(fields().detail).toBe('花间路 88 号 200030');
  expect(screen.queryByText('200030 没有对应的栏目，没有填入。')).toBeNull();
});

test('an incomplete form is not saved; the first field to correct has the focus', async () => {
  const { page, onSave } = renderForm();
  await page.user.click(screen.getByRole('button', { name: '保存地址' }));
  await screen.findByText('请填写 2 到 25 个字的姓名');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^收货人/)));
  expect(onSave).not.toHaveBeenCalled();
});

test('a draft stays with its author until it is saved or cancelled', async () => {
  const reopen = (memberId: string) => {
    cleanup();
    return renderForm(memberId);
  };
  const first = reopen('u-1');
  await first.paste(COMPLETE);
  await screen.findByDisplayValue('林知夏');
  reopen('u-2');
  expect(fields().name).toBe('');
  const second = reopen('u-1');
  await waitFor(() => expect(fields()).toMatchObject({ name: '林知夏', district: '310104' }));
  await second.page.user.click(screen.getByRole('button', { name: '保存地址' }));
  await waitFor(() => expect(second.onSave).toHaveBeenCalledOnce());
  const third = reopen('u-1');
  expect(fields().name).toBe('');
  await third.page.user.type(screen.getByLabelText(/^收货人/), '林');
  await third.page.user.click(screen.getByRole('button', { name: '取消' }));
  reopen('u-1');
  expect(fields().name).toBe('');
});

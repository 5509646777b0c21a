import { useState } from 'react';
import { Checkbox } from '../Choice/Checkbox.tsx';
import { Radio } from '../Choice/Radio.tsx';
import { Switch } from '../Choice/Switch.tsx';
import { Field } from '../Field/Field.tsx';
import { Select } from '../Field/Select.tsx';
import { TextArea } from '../Field/TextArea.tsx';
import { Board, Columns, Row } from './Board.tsx';
import styles from './Gallery.module.css';

const PROVINCES = [
  { value: '310000', label: '上海市' },
  { value: '330000', label: '浙江省' },
];

export function FormBoard() {
  const [mayNotify, setMayNotify] = useState(true);
  return (
    <Board title="表单">
      <Columns count={3}>
        <Field label="收货人" placeholder="请填写真实姓名" required />
        <Field label="手机号" defaultValue="13800000426" hint="焦点：边框变墨色并加粗" data-state="focus" />
        <Field label="邮箱" defaultValue="linzhixia@mail" error="邮箱格式不正确，请检查后重试" />
        <Field label="发票抬头" defaultValue="订单完成后可填写" disabled />
        <Field label="短信验证码" defaultValue="604217" ok="验证通过" />
        <Field label="优惠码" labelNote="选填" defaultValue="HUA2026" loading hint="正在核对优惠码" />
        <Field
          label="图形验证码"
          placeholder="请输入图中字符"
          suffix={
            <button type="button" className={styles['suffix']}>
              获取验证码
            </button>
          }
        />
        <Select label="省份" placeholder="请选择省份" options={PROVINCES} />
        <Select label="配送时间" options={[{ value: 'any', label: '工作日与周末均可' }]} disabled />
        <Field label="悬停" defaultValue="花间路 18 号" data-state="hover" />
        <TextArea
          label="贺卡内容"
          maxLength={60}
          defaultValue="生日快乐，愿你常有好气色。"
          hint="随包裹放入，不显示价格"
        />
        <TextArea label="评价" maxLength={500} error="请至少写 10 个字" defaultValue="很好用" />
      </Columns>
      <div className={styles['choices']}>
        <Row>
          <Checkbox>全选</Checkbox>
          <Checkbox defaultChecked>仅看有货</Checkbox>
          <Checkbox indeterminate>部分选中</Checkbox>
          <Checkbox disabled>不可选</Checkbox>
          <Checkbox disabled defaultChecked>
            已选且不可改
          </Checkbox>
          <Checkbox data-state="focus">焦点</Checkbox>
          <Radio name="invoice" defaultChecked>
            电子发票
          </Radio>
          <Radio name="invoice">不开发票</Radio>
          <Radio name="invoice" disabled>
            专用发票
          </Radio>
          <Switch label="降价提醒" checked={mayNotify} onChange={() => setMayNotify(!mayNotify)} />
          <Switch label="短信通知" />
          <Switch label="必要通知" defaultChecked disabled />
        </Row>
      </div>
    </Board>
  );
}

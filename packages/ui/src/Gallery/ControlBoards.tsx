import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Chip, ChipLink, ChipRow, RemovableChip } from '../Chip/Chip.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { SizeButton } from '../SizeButton/SizeButton.tsx';
import { Swatch } from '../Swatch/Swatch.tsx';
import { SwatchDots } from '../Swatch/SwatchDots.tsx';
import { Board, Row, Specimen } from './Board.tsx';

const KINDS = [
  { kind: 'rouge', label: '加入购物车', busy: '正在加入', off: '暂时缺货' },
  { kind: 'ink', label: '登录', busy: '正在登录', off: '登录' },
  { kind: 'line', label: '立即购买', busy: '正在提交', off: '立即购买' },
  { kind: 'soft', label: '申请退货', busy: '正在提交', off: '申请退货' },
] as const;

export const ButtonBoard = () => (
  <Board title="按钮">
    {KINDS.map(({ kind, label, busy, off }) => (
      <Row key={kind}>
        <Specimen caption="默认">
          <Button kind={kind}>{label}</Button>
        </Specimen>
        <Specimen caption="悬停">
          <Button kind={kind} data-state="hover">
            {label}
          </Button>
        </Specimen>
        <Specimen caption="键盘焦点">
          <Button kind={kind} data-state="focus">
            {label}
          </Button>
        </Specimen>
        <Specimen caption="加载">
          <Button kind={kind} loading loadingLabel={busy}>
            {label}
          </Button>
        </Specimen>
        <Specimen caption="禁用">
          <Button kind={kind} disabled>
            {off}
          </Button>
        </Specimen>
        <Specimen caption="小">
          <Button kind={kind} size="sm">
            {label}
          </Button>
        </Specimen>
        <Specimen caption="大">
          <Button kind={kind} size="lg">
            {label}
          </Button>
        </Specimen>
      </Row>
    ))}
    <Row>
      <Specimen caption="链接">
        <ButtonLink kind="line" href="#main">
          查看全部
        </ButtonLink>
      </Specimen>
      <Specimen caption="带图标">
        <Button icon="bell">开始前提醒我</Button>
      </Specimen>
      <Specimen caption="收藏">
        <IconButton icon="heart" label="收藏" pressed={false} />
      </Specimen>
      <Specimen caption="已收藏">
        <IconButton icon="heart" label="已收藏" pressed />
      </Specimen>
      <Specimen caption="悬停">
        <IconButton icon="heart" label="收藏" data-state="hover" />
      </Specimen>
      <Specimen caption="焦点">
        <IconButton icon="heart" label="收藏" data-state="focus" />
      </Specimen>
      <Specimen caption="加载">
        <IconButton icon="heart" label="正在收藏" loading />
      </Specimen>
      <Specimen caption="禁用">
        <IconButton icon="trash" label="删除" disabled />
      </Specimen>
      <Specimen caption="无框">
        <IconButton icon="close" label="关闭" frame="plain" />
      </Specimen>
      <Specimen caption="大">
        <IconButton icon="share" label="分享" size="lg" />
      </Specimen>
      <Specimen caption="小">
        <IconButton icon="copy" label="复制" size="sm" />
      </Specimen>
    </Row>
  </Board>
);

const SHADES = [
  { shade: '01 石榴', colour: '#B0182B' },
  { shade: '02 珊瑚朱', colour: '#C2362F' },
  { shade: '03 朱砂', colour: '#A91D2B' },
  { shade: '11 豆沙', colour: '#B4685A' },
  { shade: '25 黑枣', colour: '#4A161F', soldOut: true },
  { shade: '34 杏', colour: '#D98E6C', soldOut: true },
];

export function ChoosingBoard() {
  const [shade, setShade] = useState('03 朱砂');
  const [quantity, setQuantity] = useState(2);
  return (
    <Board title="选色、规格、数量">
      <Row>
        {SHADES.map((one) => (
          <Specimen key={one.shade} caption={one.shade}>
            <Swatch {...one} selected={shade === one.shade} onClick={() => setShade(one.shade)} />
          </Specimen>
        ))}
        <Specimen caption="悬停">
          <Swatch shade="04 山楂" colour="#93202A" data-state="hover" />
        </Specimen>
        <Specimen caption="焦点">
          <Swatch shade="05 正丹" colour="#BE2A26" data-state="focus" />
        </Specimen>
        <Specimen caption="卡片上的色点">
          <SwatchDots colours={SHADES.map((one) => one.colour)} total={24} />
        </Specimen>
      </Row>
      <Row>
        <Specimen caption="已选">
          <SizeButton label="单支 3.2g" selected />
        </Specimen>
        <Specimen caption="默认">
          <SizeButton label="双支礼盒" note="省 ¥41" />
        </Specimen>
        <Specimen caption="悬停">
          <SizeButton label="双支礼盒" data-state="hover" />
        </Specimen>
        <Specimen caption="焦点">
          <SizeButton label="双支礼盒" data-state="focus" />
        </Specimen>
        <Specimen caption="未开售">
          <SizeButton label="圣诞礼盒" note="11.20 开售" disabled />
        </Specimen>
        <Specimen caption="数量">
          <QuantityStepper value={quantity} max={5} onChange={setQuantity} />
        </Specimen>
        <Specimen caption="下限">
          <QuantityStepper value={1} max={5} onChange={() => {}} />
        </Specimen>
        <Specimen caption="库存上限">
          <QuantityStepper value={4} max={4} onChange={() => {}} />
        </Specimen>
        <Specimen caption="保存中">
          <QuantityStepper value={2} max={5} onChange={() => {}} disabled />
        </Specimen>
      </Row>
      <ChipRow>
        <Chip selected>全部</Chip>
        <Chip selected={false}>有图 8,208</Chip>
        <Chip selected={false} data-state="hover">
          追评 914
        </Chip>
        <Chip data-state="focus">焦点</Chip>
        <Chip disabled>中差评 0</Chip>
        <RemovableChip label="¥90 – ¥600" />
        <ChipLink href="#main">屏障面霜</ChipLink>
      </ChipRow>
    </Board>
  );
}

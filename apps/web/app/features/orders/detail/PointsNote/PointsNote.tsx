import type { OrderDetail } from '@huarong/contract/orders';
import { isVoid } from '@huarong/core/orders';
import { countText } from '../../../account/index.ts';

type PointsNoteProps = { order: Pick<OrderDetail, 'orderStatus' | 'earnedPoints' | 'expectedPoints'> };

/** The points an order earned, or will earn; empty when it earns none. */
export const PointsNote = ({ order }: PointsNoteProps) => <p>{pointsText(order)}</p>;

function pointsText({ orderStatus, earnedPoints, expectedPoints }: PointsNoteProps['order']): string {
  if (earnedPoints !== undefined) return `本单已得 ${countText(earnedPoints)} 积分。`;
  if (isVoid(orderStatus) || expectedPoints === 0) return '';
  return `预计得 ${countText(expectedPoints)} 积分，订单完成后到账。`;
}

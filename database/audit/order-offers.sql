-- I-17 The stored offers of an order add up to its discounts, to the fen: those of the sums, of freight, of unit prices and the
-- value of its gifts. Orders of earlier releases have no offers.
select invariant, subject, detail from (
with saved as (
  select order_id, count(*) as offers,
    coalesce(sum(saved_fen) filter (where kind in ('fullAmount', 'bundle', 'presale')), 0) as promotion,
    coalesce(sum(saved_fen) filter (where kind in ('coupon', 'code')), 0) as coupon,
    coalesce(sum(saved_fen) filter (where kind = 'points'), 0) as points,
    coalesce(sum(saved_fen) filter (where kind = 'freeFreight'), 0) as freight,
    coalesce(sum(saved_fen) filter (where kind in ('flashSale', 'limitedTime', 'memberPrice', 'extraBuy')), 0) as unit_price,
    coalesce(sum(saved_fen) filter (where kind = 'gift'), 0) as gift
  from order_offer group by order_id
), stored as (
  select o.id, o.offer_count, o.promotion_fen, o.coupon_fen, o.points_fen,
    (select coalesce(sum(-(entry->>'amountFen')::bigint), 0) from jsonb_array_elements(o.arithmetic) entry
      where entry->>'label' like '免邮券%') as freight_fen,
    (select coalesce(sum((l.snapshot->'unitPriceSaving'->>'savedFen')::bigint), 0) from order_line l
      where l.order_id = o.id) as unit_price_fen,
    (select coalesce(sum((l.snapshot->>'giftValueFen')::bigint * l.quantity), 0) from order_line l
      where l.order_id = o.id and l.kind = 'gift') as gift_fen
  from shop_order o where o.offer_count is not null
)
select 'I-17 offers' as invariant, stored.id as subject,
  format('offers %s of %s, promotion %s of %s, coupon %s of %s, points %s of %s, freight %s of %s, unit prices %s of %s, gifts %s of %s',
    coalesce(offers, 0), offer_count, coalesce(promotion, 0), promotion_fen, coalesce(coupon, 0), coupon_fen,
    coalesce(points, 0), points_fen, coalesce(freight, 0), freight_fen, coalesce(unit_price, 0), unit_price_fen,
    coalesce(gift, 0), gift_fen) as detail
from stored left join saved on saved.order_id = stored.id
where coalesce(offers, 0) <> offer_count or coalesce(promotion, 0) <> promotion_fen or coalesce(coupon, 0) <> coupon_fen
  or coalesce(points, 0) <> points_fen or coalesce(freight, 0) <> freight_fen
  or coalesce(unit_price, 0) <> unit_price_fen or coalesce(gift, 0) <> gift_fen
union all
select 'I-17 lines', order_id, format('offer %s saved %s, its lines %s', position, saved_fen, by_line.saved)
from order_offer cross join lateral (
  select coalesce(sum((line->>'savedFen')::bigint), 0) as saved from jsonb_array_elements(lines) line) by_line
where kind <> 'freeFreight' and by_line.saved <> saved_fen) as order_offers;

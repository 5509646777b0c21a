-- Reads all coupons without keeping anyone from writing.
alter table coupon validate constraint coupon_points_paid_check;
alter table coupon validate constraint coupon_birthday_year_check;

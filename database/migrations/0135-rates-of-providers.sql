-- The rates of contracts become settings, where a change has a time and a reason. A rate that was changed by hand goes on;
-- the table stays for the previous release.
insert into shop_setting (key, value, effective_at, reason, made_by)
select 'payment-fees', fees.value, timestamptz '2020-01-01 00:00:00+08', '沿用原来的签约费率', staff.id
from (select jsonb_object_agg(provider, round(per_million / 100.0)) as value, bool_or(per_million <> 6000) as is_changed
  from provider_fee) fees
cross join (select min(id) as id from staff) staff
where fees.is_changed and staff.id is not null;

-- A payment is opened for a computer, a phone's browser or a page inside WeChat: a provider refuses the same number for
-- another of them. The previous release opens payments for computers only.
alter table payment add column way text not null default 'computer';
alter table payment add constraint payment_way_check check (way in ('computer', 'phone', 'in-wechat')) not valid;
alter table payment validate constraint payment_way_check;

-- What the sandbox was asked to open, in the words of its provider.
alter table sandbox_trade add column trade_type text not null default 'NATIVE';

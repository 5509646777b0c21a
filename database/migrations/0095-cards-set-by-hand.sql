-- A better member card that staff give until a day, whatever was spent.
alter table card_change
  add column until timestamptz,
  add column staff_id bigint references staff,
  add constraint card_change_by_hand check ((until is null) = (staff_id is null) and until > at);
call audit_table('card_change', 'id');

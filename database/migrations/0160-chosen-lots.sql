-- Why a packer took another lot than the one that expires first; null where the earliest was taken.
alter table parcel_item_lot add column choice_reason text;
alter table parcel_item_lot add constraint parcel_item_lot_choice_reason_length
  check (char_length(choice_reason) between 2 and 200) not valid;
-- Which lots a colleague sent, and why, belongs to the evidence of the shipment.
call audit_table('parcel_item_lot', 'parcel_id,order_line_id,lot_id');

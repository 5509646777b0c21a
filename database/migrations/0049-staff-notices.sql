-- Reading a notice is an action of staff like any other.
call audit_table('staff_notice', 'id', 'text');
